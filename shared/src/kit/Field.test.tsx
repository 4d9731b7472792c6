import { render, screen } from '@testing-library/react';
import { TextField } from './Field';

test('the label names the input', () => {
  render(<TextField label="Form number" name="form_number" />);
  const input = screen.getByRole('textbox', { name: 'Form number' });
  expect(input).toHaveAttribute('name', 'form_number');
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).not.toBeInvalid();
});

test('hint and error are read out with it, and the error makes it invalid', () => {
  render(<TextField label="Date of birth" hint="DD-MM-YYYY" error="Enter your date of birth" />);
  const input = screen.getByLabelText('Date of birth');
  expect(input).toHaveAccessibleDescription('DD-MM-YYYY Enter your date of birth');
  expect(input).toBeInvalid();
});

test('a hint alone leaves it valid', () => {
  render(<TextField label="Date of birth" hint="DD-MM-YYYY" />);
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('DD-MM-YYYY');
  expect(screen.getByLabelText('Date of birth')).not.toBeInvalid();
});

test('two fields keep their labels and hints apart; an id may be given', () => {
  render(
    <>
      <TextField label="One" hint="first" />
      <TextField label="Two" hint="second" id="two" />
    </>,
  );
  expect(screen.getByLabelText('One')).toHaveAccessibleDescription('first');
  expect(screen.getByLabelText('Two')).toHaveAccessibleDescription('second');
  expect(screen.getByLabelText('Two')).toHaveAttribute('id', 'two');
});

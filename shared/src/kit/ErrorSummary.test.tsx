import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary, type Problem } from './ErrorSummary';
import { TextField } from './Field';

const PROBLEMS: Problem[] = [
  { field: 'email', message: 'Enter an e-mail address.' },
  { field: 'day', message: 'Enter a day.' },
  { field: 'agreed', message: 'Agree.' },
  { message: 'Wait a minute.', more: <strong>Then try again.</strong> },
];

function Form({ attempt, problems = PROBLEMS }: { attempt: number; problems?: Problem[] }) {
  return (
    <form>
      <ErrorSummary title="There is a problem" problems={problems} attempt={attempt} />
      <TextField id="email" label="E-mail" />
      <fieldset>
        <legend>Date of birth</legend>
        <TextField id="day" label="Day" />
      </fieldset>
      <fieldset>
        <legend>Terms</legend>
        <label>
          <input type="checkbox" id="agreed" /> Agreed
        </label>
      </fieldset>
    </form>
  );
}

let scrolled: Element | undefined;
beforeEach(() => {
  scrolled = undefined;
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled = this;
  });
});
afterEach(() => jest.restoreAllMocks());

/** Where things stand, by the ids of controls and the words of legends. */
function placed(tops: Record<string, number>): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const top = tops[this.id || (this.textContent ?? '')] ?? 0;
    return new DOMRect(0, top, 100, 40);
  });
}

test('takes the focus with every attempt, and with nothing else', () => {
  const { rerender } = render(<Form attempt={1} />);
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  screen.getByLabelText('E-mail').focus();
  rerender(<Form attempt={1} problems={PROBLEMS.slice(1)} />);
  expect(summary).not.toHaveFocus();
  rerender(<Form attempt={2} />);
  expect(summary).toHaveFocus();
});

test('a line leads to its field, with the label in sight', async () => {
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enter an e-mail address.' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(scrolled).toBe(screen.getByText('E-mail'));
});

test('the legend is in sight where it fits on the screen together with the field', async () => {
  placed({ 'Date of birth': 100, day: 200 });
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enter a day.' }));
  expect(screen.getByLabelText('Day')).toHaveFocus();
  expect(scrolled).toBe(screen.getByText('Date of birth'));
});

test('the label is where the legend stands too far above', async () => {
  placed({ 'Date of birth': 100, day: 900 });
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enter a day.' }));
  expect(scrolled).toBe(screen.getByText('Day'));
});

test('the legend of a checkbox is its question', async () => {
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Agree.' }));
  expect(screen.getByLabelText('Agreed')).toHaveFocus();
  expect(scrolled).toBe(screen.getByText('Terms'));
});

test('what is wrong with all of it is no link', () => {
  render(<Form attempt={1} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByText('Then try again.').parentElement).toHaveTextContent('Wait a minute. Then try again.');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { NoticeSection } from '../contract';
import { SectionPicker } from './SectionPicker';

function Picker() {
  const [section, setSection] = useState<NoticeSection | ''>('');
  return (
    <>
      <SectionPicker id="section" value={section} error={undefined} onChange={setSection} />
      <output>{section}</output>
    </>
  );
}

const chosen = () => document.querySelector('output')?.textContent;

it('shows all sections under their headings, and those that fit what is typed', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  const input = screen.getByRole('combobox', { name: 'Section' });
  await user.click(input);
  expect(screen.getAllByRole('group')).toHaveLength(7);
  await user.type(input, 'minutes');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'University Court: minutes',
    'Board of Management: minutes',
    'Academic Council: minutes',
    'Finance Committee: minutes',
  ]);
  await user.clear(input);
  await user.type(input, 'nothing like it');
  expect(screen.getByText('No section has this name.')).toBeInTheDocument();
});

it('is used by keyboard: arrows move, Enter chooses, Escape leaves all as it was', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  await user.tab();
  await user.keyboard('exam{ArrowDown}{Enter}');
  expect(chosen()).toBe('exam-results');
  const input = screen.getByRole('combobox');
  expect(input).toHaveValue('Examination results');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.clear(input);
  await user.type(input, 'tend{Escape}');
  expect(chosen()).toBe('exam-results');
  expect(input).toHaveValue('Examination results');
});

it('takes a whole name that is typed, and nothing less, when it is left', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  await user.type(screen.getByRole('combobox'), 'tenders');
  await user.tab();
  expect(chosen()).toBe('tenders');
  await user.type(screen.getByRole('combobox'), '{Control>}a{/Control}circ');
  await user.tab();
  expect(chosen()).toBe('tenders');
  expect(screen.getByRole('combobox')).toHaveValue('Tenders');
});

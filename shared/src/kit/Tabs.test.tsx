import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'diploma', label: 'DIPLOMA' },
  { id: 'ug', label: 'UG' },
  { id: 'pg', label: 'PG' },
] as const;

function Levels() {
  const [level, setLevel] = useState<(typeof TABS)[number]['id']>('diploma');
  return (
    <Tabs label="Level" tabs={TABS} selected={level} onSelect={setLevel}>
      Programmes of {level}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('shows the panel of the selected tab, and says which it is', async () => {
  render(<Levels />);
  expect(screen.getByRole('tablist', { name: 'Level' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'DIPLOMA' })).toHaveTextContent('Programmes of diploma');
  await userEvent.click(tab('UG'));
  expect(screen.getByRole('tabpanel', { name: 'UG' })).toHaveTextContent('Programmes of ug');
  expect(tab('UG')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  expect(screen.getAllByRole('tab').map((each) => each.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ]);
});

test('arrows go round, Home and End go to the ends; focus and selection go together', async () => {
  render(<Levels />);
  tab('DIPLOMA').focus();
  for (const [key, selected] of [
    ['{ArrowRight}', 'UG'],
    ['{ArrowRight}', 'PG'],
    ['{ArrowRight}', 'DIPLOMA'],
    ['{ArrowLeft}', 'PG'],
    ['{Home}', 'DIPLOMA'],
    ['{End}', 'PG'],
    ['{ArrowLeft}', 'UG'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(tab(selected)).toHaveFocus();
    expect(tab(selected)).toHaveAttribute('aria-selected', 'true');
  }
});

test('the tab key stops at the selected tab only, then at the panel', async () => {
  render(<Levels />);
  await userEvent.tab();
  expect(tab('DIPLOMA')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('other keys are left alone', async () => {
  render(<Levels />);
  tab('DIPLOMA').focus();
  await userEvent.keyboard('{ArrowDown}x');
  expect(tab('DIPLOMA')).toHaveAttribute('aria-selected', 'true');
});

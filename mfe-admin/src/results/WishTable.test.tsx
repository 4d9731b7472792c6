import { screen, within } from '@testing-library/react';
import type { StaffAllotment } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { WishTable } from './WishTable';

const wish = (
  position: number,
  program: string | null,
  became: StaffAllotment['preferences'][number]['became'],
): StaffAllotment['preferences'][number] => ({
  position,
  program,
  campus: 'Harbour Campus',
  program_id: null,
  campus_slug: null,
  became,
});

const LIST = [wish(1, 'B.Sc. Weaving', 'higher'), wish(2, 'B.Sc. Glass', 'allotted'), wish(3, null, 'lower')];

const show = (outcome: StaffAllotment['record']['outcome'], preferences = LIST) =>
  renderPage(<WishTable found={{ preferences, record: { outcome } as StaffAllotment['record'] }} />);

const rows = () =>
  within(screen.getByRole('table', { name: 'List of preferences' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('the list of an applicant says what became of each wish', () => {
  show('allotted');
  expect(rows()).toEqual([
    ['1. B.Sc. Weaving', 'Harbour Campus', 'Not reached: no seat at this rank'],
    ['2. B.Sc. Glass', 'Harbour Campus', 'Allotted'],
    ['3. Not in the catalogue any more', 'Harbour Campus', 'Not looked at: a higher one was given'],
  ]);
});

it('the wishes of a held record are decided in person', () => {
  show('held', [wish(1, 'B.Sc. Weaving', 'open')]);
  expect(rows()).toEqual([['1. B.Sc. Weaving', 'Harbour Campus', 'Decided in separate counselling']]);
});

it('says that a result file had no list', () => {
  show('allotted', []);
  expect(screen.getByText('The result file had no list of preferences.')).toBeInTheDocument();
});

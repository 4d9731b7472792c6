import { screen, within } from '@testing-library/react';
import type { RankGroup } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { codesAnswer } from '../testing/codes';
import ProgramRanks from './ProgramRanks';
import Ranks from './Ranks';
import { campusRanks } from './tables';

const group = (changes: Partial<RankGroup> = {}): RankGroup => ({
  cycle: '2026-27',
  track: 'ug',
  track_name: 'UG',
  round: 1,
  campus: 'Harbour Campus',
  campus_slug: 'harbour',
  category: 'C_UR',
  opening: 11,
  closing: 1240,
  seats: 20,
  seats_left: 4,
  ...changes,
});

const lastYear = { cycle: '2025-26', seats_left: 0 };

const RANKS = [
  group({ round: 2, opening: 300, closing: 1300, seats_left: 2 }),
  group(),
  group({ ...lastYear, closing: 900 }),
  group({ category: 'C_OBC', opening: null, closing: null, seats: null, seats_left: 1 }),
  group({ campus: 'Hill Campus', campus_slug: 'hill', ...lastYear }),
];

const program = { _id: 'p1', code: 'BSC', name: 'B.Sc. Weaving', track: 'ug', track_name: 'UG' };

const open = (data: object) =>
  renderPage(<ProgramRanks />, {
    path: '/admission/ranks/BSC',
    pattern: '/admission/ranks/:code',
    api: { '/admission/rank/BSC': { status: 'success', data }, ...codesAnswer },
  });

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('each campus has a table: this year, last year beside it, and the seats that are left', async () => {
  open({ program, cycle: '2026-27', ranks: RANKS });
  const table = await screen.findByRole('table', { name: 'Ranks by category at Harbour Campus' });
  await within(table).findByText(/Coast, general/);
  expect(cells(table)).toEqual([
    [
      'Category of the seat',
      '2026-27, Round\u00a02',
      '2026-27, Round\u00a01',
      '2025-26, Round\u00a01',
      'Seats left after Round\u00a02, 2026-27',
    ],
    ['Coast, general (unreserved) (C_UR)', '300 to 1,300', '11 to 1,240', '11 to 900', '2'],
    ['Coast, Other Backward Classes (C_OBC)', '–', 'Fewer than 5', '–', '–'],
  ]);
  expect(screen.getByRole('link', { name: 'Hill Campus' })).toHaveAttribute('href', '/campus/hill');
  expect(screen.getByRole('heading', { level: 1, name: 'What rank got a seat in B.Sc. Weaving?' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The programme' })).toHaveAttribute('href', '/programs/p1');
});

test('seats left are of this year alone', () => {
  const [, hill] = campusRanks(RANKS);
  expect(hill?.left).toEqual({ cycle: '2025-26', round: 1 });
  const [harbour] = campusRanks(RANKS.map((each) => (each.cycle === '2026-27' ? { ...each, seats_left: null } : each)));
  expect(harbour?.left).toBeUndefined();
});

test.each([
  ['a programme without ranks', program, 'No ranks of this programme are published yet.'],
  ['a code that no programme has', null, 'There is no such programme.'],
])('%s says so', async (_, known, sentence) => {
  open({ program: known, cycle: '2026-27', ranks: [] });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('programmes with ranks stand under their tracks', async () => {
  renderPage(<Ranks />, { api: { '/admission/rank': { status: 'success', data: { programs: [program] } } } });
  expect(await screen.findByRole('heading', { name: 'UG' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'B.Sc. Weaving' })).toHaveAttribute('href', '/admission/ranks/BSC');
});

import { screen, within } from '@testing-library/react';
import type { SeatAllotment } from '@university/shared/contract';
import { hrefOf, renderPage } from '@university/shared/testing';
import { codesAnswer } from '../testing/codes';
import { aSeatAllotment, PROOF, seatsAnswer } from '../testing/seats';
import Ranks from '../ranks/Ranks';
import Seats from './Seats';

const open = (...allotments: SeatAllotment[]) =>
  renderPage(<Seats />, { api: { ...codesAnswer, ...seatsAnswer(...allotments) } });

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

const rounds = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const CHECKED =
  'An independent program checked this and found no seat given twice, nobody passed over, no seat wasted.';

test('every round has its totals, its check, conversions, rules and fingerprints', async () => {
  open(aSeatAllotment());
  await screen.findByText('Coast – SC');
  expect(rounds()).toEqual(['Diploma Round\u00a01, 2025-26', 'What can you rely on?']);
  const facts = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['Given out on', '13 Aug 2025, 12:00 pm IST'],
    ['Seats', '12,000'],
    ['Filled', '11,900'],
    ['Of these kept from an earlier round', '120'],
    ['Converted', '7'],
    ['Applicants without a seat', '8,500'],
    ['Decided in separate counselling', '80'],
    ['Applications and seats', 'a'.repeat(64)],
    ['Who got which seat', 'b'.repeat(64)],
    ['Results of all applicants', PROOF.root],
  ]);
  expect(screen.getByText(CHECKED)).toBeInTheDocument();
  expect(screen.getByText('Records that the office has changed or added since: 2.')).toBeInTheDocument();
  const [conversions, rules] = screen.getAllByRole('table', { hidden: true });
  expect(cells(conversions as HTMLElement)).toEqual([
    ['Programme', 'Campus', 'From', 'To', 'Seats'],
    ['Diploma in Weaving', 'Harbour Campus', 'Coast – OBC', 'Coast – UR', '7'],
  ]);
  expect(cells(rules as HTMLElement)).toEqual([
    ['Category of the seat', 'Its empty seats go to'],
    ['Coast – UR', 'Nobody: they stay empty'],
    ['Coast – SC', 'Coast – ST, then Coast – UR'],
    ['KM', 'Nobody: these are extra seats'],
  ]);
  expect(
    screen.getByText(
      'Between equal ranks we look at this, in this order: marks (higher first), age (older first), form number (earlier first).',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/spot round/)).not.toBeInTheDocument();
  expect(hrefOf('Opening and closing ranks')).toBe('/admission/ranks');
  expect(hrefOf('check.mjs')).toBe('/api/v1/admission/seats/check.mjs');
});

test('rounds are in the order of the API; a spot round without conversions says what it is', async () => {
  const counts = { ...aSeatAllotment().counts, held: 0, converted: 0 };
  open(aSeatAllotment({ round: 3, isSpot: true, conversions: [], counts }), aSeatAllotment({ round: 2 }));
  await screen.findByText(/^This was a spot round/);
  expect(rounds().slice(0, 2)).toEqual(['Diploma Round\u00a03, 2025-26', 'Diploma Round\u00a02, 2025-26']);
  expect(screen.getAllByText('Which seats were converted?')).toHaveLength(1);
  expect(screen.getAllByText('Decided in separate counselling')).toHaveLength(1);
});

test('problems that the check found are not hidden', async () => {
  open(aSeatAllotment({ problems: ['DCE@N01 C_UR: 13 seats were given of 12'] }));
  expect(await screen.findByText('DCE@N01 C_UR: 13 seats were given of 12')).toBeInTheDocument();
  expect(screen.getByText('An independent program checked this and found problems:')).toBeInTheDocument();
  expect(screen.queryByText(CHECKED)).not.toBeInTheDocument();
});

test('without a round it says so, and still what one can rely on', async () => {
  open();
  expect(await screen.findByText(/^Nothing is published yet/)).toBeInTheDocument();
  expect(rounds()).toEqual(['What can you rely on?']);
});

test('without an answer it says so', async () => {
  renderPage(<Seats />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The rounds could not be read just now.');
});

test('the page of ranks leads there', () => {
  renderPage(<Ranks />);
  expect(hrefOf('How seats were allotted')).toBe('/admission/seats');
});

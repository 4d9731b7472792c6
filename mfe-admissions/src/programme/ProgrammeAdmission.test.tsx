import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { aRound, aSchedule, scheduleAnswer } from '../testing/schedule';
import ProgrammeAdmission from './ProgrammeAdmission';
import { trackOf } from './admission';
import type { Programme } from './takes';

const DIPLOMA: Programme = { name: 'Diploma in Civil Engineering', level: 'DIPLOMA' };

const show = (api: Record<string, unknown>, gives = DIPLOMA) =>
  renderPage(<ProgrammeAdmission gives={gives} close={() => {}} />, { api });

test.each<[string, Programme['level'], string]>([
  ['Diploma in Civil Engineering', 'DIPLOMA', 'diploma'],
  ['B.Tech. Data Science', 'UG', 'btech'],
  ['BTech Data Science', 'UG', 'btech'],
  ['B.S. Entrepreneurship', 'UG', 'ug'],
  ['MBA Data Science', 'PG', 'pg'],
])('a page that does not tell the track: %s is admitted by the one that it belongs to', (name, level, track) => {
  expect(trackOf({ name, level })).toBe(track);
  expect(trackOf({ name, level, track: 'evening' })).toBe('evening');
});

const lines = async () => {
  const box = await screen.findByRole('region', { name: 'Admission to this programme' });
  await screen.findAllByText(/There are no dates|Round|apply/);
  return [...box.querySelectorAll('p')].map(({ textContent }) => textContent);
};

test('until when to apply, the round that is open with the way to its result, and the next one', async () => {
  const rounds = [aRound(), aRound({ round: 2, state: 'before', published: false })];
  const application = { opens_on: null, last_date: '2025-08-16', portal: null };
  const tracks = aSchedule(rounds).tracks.map((track) => ({ ...track, application }));
  show({ '/admission/schedule': { status: 'success', data: aSchedule(rounds, { tracks }) } });
  expect(await lines()).toEqual([
    'Diploma: apply by 16 Aug',
    'Diploma Round 1: decide by 18 Aug, 5:00 pm',
    'Diploma Round 1: documents are verified on 22nd, 23rd and 24th Aug 2025',
    'Diploma Round 2: result and decisions planned from 14 Aug, 10:00 am',
  ]);
  expect(screen.getByRole('link', { name: 'Diploma Round 1' })).toHaveAttribute(
    'href',
    '/admission/result?category=diploma',
  );
});

test('a round whose result is not out has no way to it', async () => {
  show(
    scheduleAnswer(aRound({ state: 'closed', verify: null }), aRound({ round: 2, state: 'before', published: false })),
  );
  expect(await lines()).toHaveLength(1);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admission#results']);
});

test('rounds of other tracks say nothing', async () => {
  show(scheduleAnswer(aRound()), { name: 'MBA Data Science', level: 'PG' });
  expect(await lines()).toEqual(['There are no dates now. The dates of the next admission will be here.']);
});

test('dates that cannot be read are no reason to hide the way to admission', async () => {
  show({ '/admission/schedule': new Error('down') });
  expect(await screen.findByText(/could not be read just now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All rounds and dates' })).toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { aRound, aSchedule, scheduleAnswer } from '../testing/schedule';
import ProgrammeAdmission from './ProgrammeAdmission';
import { currentRound, trackOf } from './admission';
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

test('the round that is open, until when, and the way to its result', async () => {
  show(scheduleAnswer(aRound()));
  expect(await screen.findByText('Diploma Round 1 is open now.')).toBeInTheDocument();
  expect(screen.getByText(/Who was offered a seat decides by 18 .*2025/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Diploma Round\u00a01: see your result' })).toHaveAttribute(
    'href',
    '/admission/result?category=diploma',
  );
});

test('where none is open the next one, without a way to a result that is not out', async () => {
  show(scheduleAnswer(aRound({ state: 'closed' }), aRound({ round: 2, state: 'before', published: false })));
  expect(await screen.findByText(/The next round is Diploma Round.2\. It opens on 14 /)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admission#results']);
});

test('a round whose result is not out is not open', () => {
  expect(currentRound(aSchedule([aRound({ published: false })]), 'diploma')).toBeUndefined();
});

test('rounds of other tracks say nothing', async () => {
  show(scheduleAnswer(aRound()), { name: 'MBA Data Science', level: 'PG' });
  expect(await screen.findByText(/No round is open now/)).toBeInTheDocument();
});

test('dates that cannot be read are no reason to hide the way to admission', async () => {
  show({ '/admission/schedule': new Error('down') });
  expect(await screen.findByText(/could not be read just now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All rounds and dates' })).toBeInTheDocument();
});

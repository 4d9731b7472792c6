import { problemsOf } from '../../src/domains/years/problems';
import { START } from '../../src/testing/start';
import { applicationDocuments } from './applications';
import { cycleDocuments } from './cycles';
import { roundDocuments } from './rounds';
import { trackDocuments } from './tracks';

test.each(cycleDocuments(START))('nothing stands in the way of a copy of $code', ({ code, beginsOn }) => {
  const ofCycle = <T extends { cycle: string; code: string }>(documents: readonly T[]) =>
    documents.filter(({ cycle }) => cycle === code).map((data) => ({ id: data.code, data }));
  const tracks = trackDocuments.map((track) => ({ ...track, status: 'published' }));
  const [applications, rounds] = [ofCycle(applicationDocuments(START)), ofCycle(roundDocuments(START))];
  expect(rounds.length).toBeGreaterThan(0);
  expect(problemsOf({ beginsOn, tracks, applications, rounds }).filter(({ blocks }) => blocks)).toEqual([]);
});

import { screen } from '@testing-library/react';
import { type AllotmentStatus, type Decision, offeredDecisions } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { Result } from '../show/Result';
import { anAllotment } from '../../testing/allotment';
import { aRound, scheduleAnswer } from '../../testing/schedule';
import '../../testing/dialog';
import { specifiedPages, type ResultPage } from '../../rounds/result-pages';

const ALL: Decision[] = ['freeze', 'float', 'upgrade', 'reject'];
const NOTHING_BETTER: Decision[] = ['freeze', 'reject'];

/** What is offered at preference 1, and at preference 2 or lower. Source: design, "Seat allotment". */
const OFFERED: Record<string, { first: Decision[]; lower: Decision[] }> = {
  'diploma-1': { first: NOTHING_BETTER, lower: ALL },
  'diploma-2': { first: NOTHING_BETTER, lower: ALL },
  'btech-1': { first: NOTHING_BETTER, lower: ALL },
  'btech-2': { first: NOTHING_BETTER, lower: NOTHING_BETTER },
  'ug-1': { first: NOTHING_BETTER, lower: ALL },
  'ug-2': { first: NOTHING_BETTER, lower: NOTHING_BETTER },
  'pg-1': { first: NOTHING_BETTER, lower: NOTHING_BETTER },
};

interface Situation {
  name: string;
  outcome: 'allotted' | 'not-allotted' | 'held';
  preference: number | null;
  status: AllotmentStatus | null;
  isOpen: boolean;
  /** Of the row of OFFERED. */
  offered: (row: { first: Decision[]; lower: Decision[] }) => Decision[];
}

const none = () => [];
const seat = { outcome: 'allotted', isOpen: true } as const;
const decided = (status: AllotmentStatus, offered: Situation['offered'] = none): Situation => ({
  ...seat,
  name: status,
  preference: 2,
  status,
  offered,
});

const SITUATIONS: Situation[] = [
  { ...seat, name: 'first choice', preference: 1, status: 'pending', offered: ({ first }) => first },
  { ...seat, name: 'second choice', preference: 2, status: 'pending', offered: ({ lower }) => lower },
  { ...seat, name: 'sixth choice', preference: 6, status: 'pending', offered: ({ lower }) => lower },
  { ...seat, name: 'before or after the window', preference: 2, status: 'pending', isOpen: false, offered: none },
  decided('freeze'),
  decided('float', () => ['freeze']),
  { ...decided('float'), name: 'float, window closed', isOpen: false },
  decided('upgrade'),
  decided('reject'),
  { ...decided('lapsed'), isOpen: false },
  { name: 'not allotted', outcome: 'not-allotted', preference: null, status: null, isOpen: true, offered: none },
  { name: 'held', outcome: 'held', preference: null, status: null, isOpen: true, offered: none },
];

/** Rounds after which there is no other. Source: the rounds of the demonstration. */
const LAST = ['btech-2', 'ug-2', 'pg-1'];

const TABLE = specifiedPages.flatMap((page) =>
  SITUATIONS.map((situation) => [page.id, situation.name, page, situation] as [string, string, ResultPage, Situation]),
);

const LABELS: Record<Decision, string> = { freeze: 'Freeze', float: 'Float', upgrade: 'Upgrade', reject: 'Reject' };

test.each(TABLE)('%s, %s: the rules and the buttons are those of the design', (id, _, page, situation) => {
  const row = OFFERED[id];
  if (!row) throw new Error(`${id} has no row in the table of this test`);
  const { outcome, preference, status, isOpen } = situation;
  const expected = situation.offered(row);
  const { track, round } = page;
  const final = LAST.includes(page.id);
  const offered = offeredDecisions({ final, outcome, preference, status, windowOpen: isOpen, held: false });
  expect(offered).toEqual(expected);

  const allotment = anAllotment({
    offered,
    window: { ...anAllotment().window, isOpen },
    record: { track, round, final, outcome, status, program_preference: preference },
  });
  renderPage(<Result page={page} allotment={allotment} receivedAt={Date.now()} onReadAgain={() => {}} />, {
    api: scheduleAnswer(aRound({ track, round })),
  });
  const shown = ALL.filter((decision) => screen.queryByRole('button', { name: LABELS[decision] }));
  expect(shown).toEqual(expected);
  const hasLetter = screen.queryByRole('button', { name: 'Download the letter (PDF)' }) !== null;
  expect(hasLetter).toBe(status === 'freeze' || status === 'float');
});

import { cleanup } from '@testing-library/react';
import {
  DECISION_WORDS,
  DECISIONS,
  TAKE_BACK_WORDS,
  type Allotment,
  type AllotmentStatus,
} from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { exampleIdentity } from '@university/shared/testing/identity';
import { HOUR } from '@university/shared/time';
import { createElement } from 'react';
import { plainSeatPage } from '../api/src/domains/allotment/plain/seat-page';
import type { AllotmentRow } from '../api/src/domains/allotment/repository';
import { toAllotment } from '../api/src/domains/allotment/view';
import { Result } from '../mfe-admissions/src/result/show/Result';
import { pageOf } from '../mfe-admissions/src/rounds/result-pages';
import '../mfe-admissions/src/testing/dialog';
import fc from './jest/properties';

const NOW = new Date('2026-01-15T05:00:00.000Z');
const STATUSES: readonly AllotmentStatus[] = ['pending', ...DECISIONS, 'lapsed'];

/** Instants before and after, the present one among them. */
const instant = fc.constantFrom(-48, -1, 0, 1, 48).map((hours) => new Date(NOW.getTime() + hours * HOUR));
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const day = orNull(fc.constantFrom('2026-01-20', '2026-01-24'));

/** Any row that the database can hold, and some that it should not. */
const row = fc
  .record({
    outcome: fc.constantFrom('allotted', 'allotted', 'allotted', 'not-allotted', 'held'),
    status: fc.constantFrom(...STATUSES),
    preference: fc.integer({ min: 1, max: 8 }),
    wishes: fc.integer({ min: 0, max: 8 }),
    round: fc.integer({ min: 1, max: 3 }),
    final: fc.boolean(),
    opensAt: instant,
    closesAt: instant,
    decidedAt: orNull(instant),
    takeBackUntil: orNull(instant),
    takeBackTo: orNull(fc.constantFrom('pending', 'float')),
    takeBackMinutes: fc.constantFrom(0, 60),
    decisionsHeldAt: fc.option(fc.constant(NOW), { nil: null, freq: 5 }),
    laterRound: fc.boolean(),
    payFrom: day,
    verifyFrom: day,
    verifyPlace: orNull(fc.constant('Hall 4, <b>Main Road</b>')),
    portal: orNull(fc.constant('https://pay.university.example')),
    nextOpensAt: orNull(instant),
    mailed: fc.boolean(),
    proved: fc.boolean(),
  })
  .map(({ wishes, mailed, proved, ...given }) => {
    const isAllotted = given.outcome === 'allotted';
    return {
      mailed,
      proved,
      row: {
        ...given,
        id: 'a1',
        cycle: '2025-26',
        track: 'diploma',
        trackName: 'Diploma',
        published: true,
        formNumber: 'SEU25100001',
        name: 'Asha "Ashi" Negi',
        registeredCategory: 'D_SC',
        categoryAllocated: null,
        rank: 1_234,
        status: isAllotted ? given.status : null,
        preference: isAllotted ? given.preference : null,
        program: isAllotted ? 'Diploma in Weaving' : null,
        programId: 'p1',
        programStatus: 'published',
        feeBand: 'A',
        campus: isAllotted ? 'Campus H1' : null,
        campusId: 'c1',
        campusStatus: 'published',
        campusSlug: 'h1',
        campusLocation: '1 Harbour Road',
        campusMetro: null,
        payUntil: given.payFrom,
        verifyUntil: given.verifyFrom,
        nextRound: given.final ? null : given.round + 1,
        preferences: Array.from({ length: wishes }, (_, index) => ({ programId: `p${index}`, campusId: 'c1' })),
      } as unknown as AllotmentRow,
    };
  });

const KNOWN = {
  fees: [{ timing: 'semester', amount: 20_000, track: null, band: 'A', shares: [] }] as const,
  programs: { p1: { name: 'Diploma in Weaving', link: 'p1' }, p2: { name: 'Diploma in Dyeing', link: null } },
  campuses: { c1: { name: 'Campus H1', link: 'h1' } },
  studentPortal: null,
};

const LABELS = [
  ...DECISIONS.map((decision) => [DECISION_WORDS[decision].label, decision] as const),
  [TAKE_BACK_WORDS.label, 'takeBack'] as const,
];

/** What a page lets one do, and what it says in its facts and lists; in order. */
function read(page: HTMLElement) {
  const buttons = [...page.querySelectorAll('button')];
  const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    offered: buttons.flatMap(({ textContent }) => LABELS.find(([label]) => label === textContent)?.[1] ?? []),
    facts: texts('dt, dd'),
    wishes: texts('ol li'),
    letter: /Download the letter/.test(page.textContent ?? ''),
    isHeld: /Decisions on your seat are held/.test(page.textContent ?? ''),
  };
}

function withScripts(allotment: Allotment, round: number) {
  const page = pageOf({ track: 'diploma', round });
  const props = { page, allotment, receivedAt: Date.now(), onReadAgain: () => {} };
  const { container } = renderPage(createElement(Result, props), {});
  const found = read(container);
  cleanup();
  return found;
}

function withoutScripts(allotment: Allotment) {
  const { content } = plainSeatPage(allotment, 'result', exampleIdentity, {});
  const { body } = new DOMParser().parseFromString(content.text, 'text/html');
  return read(body);
}

test('the API, the page with scripts and the one without offer and say the same, whatever the record', () => {
  fc.assert(
    fc.property(row, ({ row: given, mailed, proved }) => {
      const services = { mail: { smtpUrl: mailed ? 'smtp://mail.example' : undefined } } as never;
      const allotment = toAllotment(given, KNOWN, NOW, services, { provedAt: proved ? NOW : null });
      const open = [...allotment.offered, ...(allotment.takeBack ? ['takeBack'] : [])];
      const plain = withoutScripts(allotment);
      expect(plain.offered).toEqual(open);
      expect(withScripts(allotment, given.round)).toEqual(plain);
      expect(plain.wishes).toHaveLength(given.preferences.length);
      expect(plain.isHeld).toBe(given.decisionsHeldAt !== null);
      expect(plain.letter).toBe(['freeze', 'float'].includes(allotment.record.status ?? ''));
    }),
    { numRuns: 150 },
  );
});

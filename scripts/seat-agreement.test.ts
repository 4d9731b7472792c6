import { webcrypto } from 'node:crypto';
import { cleanup } from '@testing-library/react';
import {
  DECISION_WORDS,
  DECISIONS,
  TAKE_BACK_WORDS,
  type Allotment,
  type AllotmentStatus,
} from '@university/shared/contract';
import { modalDialogs, renderPage } from '@university/shared/testing';
import { exampleIdentity } from '@university/shared/testing/identity';
import { addDays, HOUR, istDay } from '@university/shared/time';
import { createElement } from 'react';
import { merkleTree, type ResultRow } from '../allotment/src';
import { MESSAGES, seatPage } from '../api/src/domains/allotment/no-js/pages';
import type { AllotmentRow } from '../api/src/domains/allotment/queries';
import { toAllotment } from '../api/src/domains/allotment/view';
import {
  letterContent,
  printedOf,
  type LetterSettings,
  daysInWords,
  rupees,
  WORDS,
} from '../api/src/domains/letters/content';
import { Result } from '../mfe-admissions/src/result/show/Result';
import { isInTree } from '../mfe-admissions/src/result/why/proof';
import { pageOf } from '../mfe-admissions/src/rounds/result-pages';
import fc from './jest/properties';

modalDialogs();

const clock = fc.constantFrom(
  ...[
    '2026-01-15T05:00:00.000Z',
    '2026-12-31T18:29:59.999Z',
    '2028-02-29T12:00:00.000Z',
    '2031-08-01T00:00:00.000Z',
  ].map((at) => new Date(at)),
);
const CYCLES = ['2025-26', '2026-27', '2031-32'];
const STATUSES: readonly AllotmentStatus[] = ['pending', ...DECISIONS, 'lapsed'];

const instantAround = (now: Date) =>
  fc.constantFrom(-48, -1, 0, 1, 48).map((hours) => new Date(now.getTime() + hours * HOUR));
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const dayAfter = (now: Date) => orNull(fc.constantFrom(5, 9).map((days) => addDays(istDay(now), days)));

/** Any row that the database can hold, and some that it should not. */
const rowAt = (now: Date) => {
  const [instant, day] = [instantAround(now), dayAfter(now)];
  return fc
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
      decisionsHeldAt: fc.option(fc.constant(now), { nil: null, freq: 5 }),
      cycle: fc.constantFrom(...CYCLES),
      laterRound: fc.boolean(),
      replaced: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.boolean() }),
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
        now,
        mailed,
        proved,
        row: {
          ...given,
          id: 'a1',
          track: 'diploma',
          trackName: 'Diploma',
          trackFullName: 'Diploma',
          photoFile: null,
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
          campusCode: isAllotted ? 'S01' : null,
          campusStatus: 'published',
          campusSlug: 'h1',
          campusLocation: isAllotted ? '1 Harbour Road' : null,
          campusMetro: null,
          payUntil: given.payFrom,
          verifyUntil: given.verifyFrom,
          nextRound: given.final ? null : given.round + 1,
          preferences: Array.from({ length: wishes }, (_, index) => ({ programId: `p${index}`, campusId: 'c1' })),
        } as unknown as AllotmentRow,
      };
    });
};
const cases = clock.chain(rowAt);

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
  const { content } = seatPage(
    { reasons: { reasons: [], proof: null }, allotment, identity: exampleIdentity, context: {} },
    MESSAGES.en,
  );
  const { body } = new DOMParser().parseFromString(content.text, 'text/html');
  return read(body);
}

const SETTINGS = {
  letterhead: { name: 'University', address: '1 Main Road', helpDesk: null, phone: null },
  codes: { regions: [], categories: [] },
  documents: { en: [], hi: [] },
  studentPortal: KNOWN.studentPortal,
} as unknown as LetterSettings;

function letterAt(given: AllotmentRow, now: Date) {
  const printed = printedOf(given, { fees: KNOWN.fees, settings: SETTINGS }, now);
  if (!printed) return null;
  const source = { ...printed, photo: null, settings: SETTINGS, code: '7K3MQ9XW0A1BC2DE4FGH', issuedAt: now };
  const { fields } = letterContent({ ...source, publicUrl: 'https://www.university.example' }, 'en');
  return Object.fromEntries(fields.map(({ label, lines }) => [label, lines]));
}

function letterOf({ record, due, verification }: Allotment) {
  const days = (from: string | null, to: string | null) => from && to && daysInWords(WORDS.en, { from, to });
  const pays = due && (due.amount !== null || due.from !== null);
  return {
    admission: `Diploma admission ${record.cycle}, round ${record.round}`,
    payment: due?.amount == null ? undefined : expect.stringContaining(rupees(due.amount)),
    payDays: days(due?.from ?? null, due?.until ?? null) ?? undefined,
    payWhere: pays && due.portal ? expect.stringContaining('pay.university.example') : undefined,
    verifyDays: days(verification?.from ?? null, verification?.until ?? null) ?? undefined,
    verifyPlace: [verification?.place, verification?.location].filter(Boolean).join(', '),
    decision: record.status === 'freeze' ? expect.stringMatching(/^Freeze/) : expect.stringMatching(/^Float/),
  };
}

test('the API, both pages and the letter offer and say the same, whatever the record, the year and the clock', () => {
  fc.assert(
    fc.property(cases, ({ now, row: given, mailed, proved }) => {
      const services = { mail: { smtpUrl: mailed ? 'smtp://mail.example' : undefined } } as never;
      const allotment = toAllotment(given, KNOWN, now, services, { provedAt: proved ? now : null });
      const open = [...allotment.offered, ...(allotment.takeBack ? ['takeBack'] : [])];
      const plain = withoutScripts(allotment);
      expect(plain.offered).toEqual(open);
      expect(withScripts(allotment, given.round)).toEqual(plain);
      expect(plain.wishes).toHaveLength(given.preferences.length);
      expect(plain.isHeld).toBe(given.decisionsHeldAt !== null);
      const letter = letterAt(given, now);
      expect(plain.letter).toBe(letter !== null);
      if (!letter) return;
      const said = letterOf(allotment);
      const first = (label: string) => letter[label]?.[0];
      expect({
        admission: first('Admission'),
        payment: first('First payment'),
        payDays: first('Days of payment'),
        payWhere: first('How to pay'),
        verifyDays: first('Document verification'),
        verifyPlace: first('Place of verification'),
        decision: first('Decision'),
      }).toEqual(said);
      const until = allotment.takeBack && WORDS.en.minute(new Date(allotment.takeBack.until));
      if (until && given.decidedAt) expect(letter['Decided on']?.join()).toContain(until);
    }),
    { numRuns: 150 },
  );
});

test('the page finds every row of the allotment in its tree, and no changed one', async () => {
  // jsdom has none.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
  const aRow = fc.record<ResultRow>({
    id: fc.uuid(),
    outcome: fc.constantFrom('allotted', 'not-allotted'),
    program_code: orNull(fc.string()),
    campus_code: orNull(fc.string()),
    shift: orNull(fc.string()),
    category_allocated: orNull(fc.string()),
    program_preference: orNull(fc.nat()),
    rank: orNull(fc.nat()),
    kept: fc.boolean(),
  });
  const rowsOf = fc.uniqueArray(aRow, { minLength: 1, maxLength: 9, selector: ({ id }) => id });
  await fc.assert(
    fc.asyncProperty(rowsOf, fc.nat(), async (rows, which) => {
      const at = which % rows.length;
      const row = rows[at] as ResultRow;
      const nonces = new Map(rows.map(({ id }, index) => [id, String(index).repeat(64)]));
      const { root, path } = await merkleTree(rows, nonces);
      const proof = { row, nonce: nonces.get(row.id) as string, path: path(at), root };
      expect(await isInTree(proof, root)).toBe(true);
      expect(await isInTree({ ...proof, row: { ...row, kept: !row.kept } }, root)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

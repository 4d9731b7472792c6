/** @jest-environment node */
import { byPhase, byStep, verdict } from './verdict.mjs';

const call = (changes = {}) => ({ status: 'freeze', sent: 1_000, answered: 1_100, answer: 200, ...changes });
const person = (changes = {}) => ({ id: 'a', decisions: ['freeze'], calls: [call()], letter: true, ...changes });
const record = (changes = {}) => ({
  status: 'freeze',
  decidedAt: 1_050,
  audited: ['freeze'],
  receipts: 1,
  letters: ['freeze'],
  ...changes,
});

/** Which promises are broken. */
function broken(someone: object, found: object | undefined) {
  const breaches = verdict([someone], new Map(found ? [['a', found]] : []));
  return Object.entries(breaches).flatMap(([promise, list]) => (list.length > 0 ? [promise] : []));
}

const UNDECIDED = record({ status: 'pending', decidedAt: null, audited: [], receipts: 0, letters: [] });
const NOBODY_KNOWS = person({ decisions: [], letter: false, calls: [call({ answer: 0 })] });
const TURNED_AWAY = person({ decisions: [], letter: false, calls: [call({ answer: 503 })] });

test.each([
  ['what was told is what is kept', person(), record(), []],
  ['a record that is gone', person(), undefined, ['lost']],
  [
    'another decision than was told',
    person({ letter: false }),
    record({ status: 'float', audited: ['float'] }),
    ['busy', 'lost'],
  ],
  ['a decision that was told and not kept', person({ letter: false }), UNDECIDED, ['lost']],
  ['a decision without its audit line', person(), record({ audited: [] }), ['half', 'lost']],
  ['a decision without its receipt', person(), record({ receipts: 0 }), ['half']],
  ['a decision that was made twice', person(), record({ audited: ['freeze', 'freeze'] }), ['twice']],
  ['two receipts', person(), record({ receipts: 2 }), ['twice']],
  ['two letters', person(), record({ letters: ['freeze', 'freeze'] }), ['twice']],
  ['no letter behind the paper', person(), record({ letters: [] }), ['letter']],
  ['no answer, and nothing was done', NOBODY_KNOWS, UNDECIDED, []],
  ['no answer, and it was done', NOBODY_KNOWS, record(), []],
  ['turned away, and nothing was done', TURNED_AWAY, UNDECIDED, []],
  ['turned away, and yet it was done', TURNED_AWAY, record(), ['busy']],
  [
    'turned away, sent again, and it was the first that had done it',
    person({ calls: [call({ answer: 503 }), call({ sent: 6_000, answered: 6_100 })] }),
    record(),
    ['busy'],
  ],
  [
    'turned away, sent again, and done then',
    person({ calls: [call({ answer: 503 }), call({ sent: 6_000, answered: 6_100 })] }),
    record({ decidedAt: 6_050 }),
    [],
  ],
])('%s', (_says, someone, found, expected) => {
  expect(broken(someone, found).sort()).toEqual(expected);
});

test('a call that any of the outage fell upon was made during it', () => {
  const samples = [
    ['read', 0, 99, 200],
    ['read', 90, 110, 0],
    ['read', 120, 130, 503],
    ['read', 190, 210, 500],
    ['read', 201, 220, 409],
  ];
  expect(byPhase(samples, { from: 100, to: 200 })).toEqual([
    { phase: 'before', calls: 1, good: 1, busy: 0, refused: 0, failed: 0, 'error rate': '0 %' },
    { phase: 'during', calls: 3, good: 0, busy: 1, refused: 0, failed: 2, 'error rate': '66.67 %' },
    { phase: 'after', calls: 1, good: 0, busy: 0, refused: 1, failed: 0, 'error rate': '0 %' },
  ]);
});

test('times are of what succeeded', () => {
  const samples = [
    ['read', 0, 10, 200],
    ['read', 0, 9_000, 503],
    ['page', 0, 30, 200],
  ];
  expect(byStep(samples)).toEqual([
    { step: 'read', p50: 10, p95: 10, p99: 10, answers: '200: 1, 503: 1' },
    { step: 'page', p50: 30, p95: 30, p99: 30, answers: '200: 1' },
  ]);
});

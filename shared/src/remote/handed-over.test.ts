import { z } from 'zod';
import { gapBetween, type HandedOver, misfitOf } from './handed-over';
import { publishedOpening, toHandedOver } from './slots-and-menu';

const opening = (gives: z.ZodType) =>
  publishedOpening.safeParse({ name: 'programme.aside', path: '/programs/:id', gives: toHandedOver(gives, 'gives') });

/** As `remote.json` has it. */
const given = (gives: z.ZodType): HandedOver => {
  const { data, error } = opening(gives);
  if (!data) throw error;
  return data.gives;
};

const taken = (schema: z.ZodType) => toHandedOver(schema, 'takes') as HandedOver;

const level = z.enum(['UG', 'PG']);
const gives = z.object({ code: z.string().max(5), level, seats: z.int().min(0), isNew: z.boolean().optional() });

test.each([
  [{ code: 'BDS', level: 'UG', seats: 60 }, null],
  [{ code: 'BDS', level: 'UG', seats: 60, isNew: true }, null],
  [{ code: 'BDS', level: 'UG', seats: 60, isNew: undefined }, null],
  [{ code: 'BDS', level: 'UG' }, 'seats is missing'],
  [{ code: 'BDSXYZ', level: 'UG', seats: 60 }, 'code does not fit'],
  [{ code: 5, level: 'UG', seats: 60 }, 'code does not fit'],
  [{ code: 'BDS', level: 'DIPLOMA', seats: 60 }, 'level does not fit'],
  [{ code: 'BDS', level: 'UG', seats: -1 }, 'seats does not fit'],
  [{ code: 'BDS', level: 'UG', seats: 1.5 }, 'seats does not fit'],
  [{ code: 'BDS', level: 'UG', seats: 60, isNew: 'yes' }, 'isNew does not fit'],
  [{ code: 'BDS', level: 'UG', seats: 60, secret: 'x' }, 'secret is not declared'],
  [{ code: 'BDS', level: 'UG', seats: 60, toString: 'x' }, 'toString is not declared'],
  ['BDS', 'it is no object'],
  [null, 'it is no object'],
])('%j is handed over: %s', (value, problem) => {
  expect(misfitOf(given(gives), value)).toBe(problem);
  // What is published says what the schema says.
  expect(gives.strict().safeParse(value).success).toBe(problem === null);
});

test('who takes a part of it is not concerned by the rest', () => {
  expect(misfitOf(taken(z.object({ level })), { level: 'PG', more: 1 })).toBeNull();
});

test.each<[string, z.ZodType, string]>([
  ['a text without a length', z.object({ name: z.string() }), 'a text says how long it may be'],
  ['a text with a pattern', z.object({ name: z.string().max(9).regex(/^a/) }), 'pattern'],
  ['a list', z.object({ names: z.array(z.string().max(9)) }), 'names'],
  ['something within something', z.object({ a: z.object({ b: z.boolean() }) }), 'Invalid'],
  ['what may be null', z.object({ a: z.boolean().nullable() }), 'Invalid'],
  ['eleven fields', z.object(Object.fromEntries([...'abcdefghijk'].map((name) => [name, z.boolean()]))), 'ten fields'],
  ['no object', z.boolean(), 'object'],
])('a slot cannot give %s', (_, schema, complaint) => {
  expect(JSON.stringify(opening(schema).error?.issues)).toContain(complaint);
});

test.each<[string, z.ZodObject, string | null]>([
  ['less', z.object({ level }), null],
  ['what may be left out', z.object({ more: z.boolean().optional() }), null],
  ['a longer text', z.object({ code: z.string().max(50) }), null],
  ['any number', z.object({ seats: z.number() }), null],
  ['more words', z.object({ level: z.enum(['DIPLOMA', 'UG', 'PG']) }), null],
  ['words as a text', z.object({ level: z.string().max(2) }), null],
  ['what is not given', z.object({ fee: z.int() }), 'fee is not given'],
  ['what is not always given', z.object({ isNew: z.boolean() }), 'isNew is not always given'],
  ['fewer words', z.object({ level: z.enum(['UG']) }), 'level may be given as something else'],
  ['a shorter text', z.object({ code: z.string().max(4) }), 'code may be given as something else'],
  ['a text as words', z.object({ code: level }), 'code may be given as something else'],
  ['another type', z.object({ seats: z.string().max(9) }), 'seats may be given as something else'],
  ['a narrower number', z.object({ seats: z.int().min(1) }), 'seats may be given as something else'],
])('a filling may take %s', (_, takes, problem) => {
  expect(gapBetween(given(gives), taken(takes))).toBe(problem);
});

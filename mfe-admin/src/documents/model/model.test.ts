import type { z } from 'zod';
import { levelOf } from '../Documents';
import { DOCUMENTS, DOCUMENT_KINDS, type DocumentKind, notesOf } from '../contract';
import { fieldsOfKind, partsOf } from '../kinds';
import { branchAt } from '../rows/use-rows';
import { DEMO } from '../testing/examples';
import { atInputs, schemaOf, pathsOf } from './check';
import type { Field } from './fields';
import { differencesOf, merged } from '../DocumentConflict';
import { fromValues, toValues } from './values';
import { inWords, isSame } from './words';

const everyField = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...('fields' in field ? everyField(field.fields) : [])]);

/** Settings whose every part may be left out. */
const MAY_BE_EMPTY = ['look', 'home', 'menu', 'officers', 'placement', 'reservation', 'admission', 'search'];

/** What the form has beside the data. */
const REST = { note: '', correction: '', names: {} };

describe.each(DOCUMENT_KINDS)('%s', (kind) => {
  const fields = fieldsOfKind(kind);

  it('comes out of the form as it went in', () => {
    expect(DOCUMENTS[kind].data.safeParse(DEMO[kind]).error).toBeUndefined();
    const { hi: _, ...inFields } = DEMO[kind];
    expect(fromValues(fields, toValues(fields, DEMO[kind]))).toEqual(inFields);
  });

  it('an empty one is taken by the form, and refused with a sentence at an input', () => {
    const data = toValues(fields, {});
    const issues = schemaOf(kind, {}).safeParse({ data, ...REST }).error?.issues ?? [];
    const inputs = pathsOf(fields, data, 'data');
    expect(issues.length > 0).toBe(!MAY_BE_EMPTY.includes(kind));
    for (const { path, message } of issues) {
      expect(inputs).toContain(path.join('.'));
      expect(message).not.toMatch(/^Invalid|expected/);
    }
  });

  it('has a title for every field, and each in one part of the form', () => {
    for (const { name, title } of everyField(fields)) expect(title ? name : `${name} has no title`).toBe(name);
    const inParts = partsOf(kind, 'rest').flatMap((part) => part.fields.map(({ name }) => name));
    // Hindi has a part of its own, and the point of a picture is set on the picture.
    const elsewhere = ['hi', 'focalX', 'focalY'];
    const all = Object.keys(DOCUMENTS[kind].data.shape).filter((name) => !elsewhere.includes(name));
    expect([...inParts].sort()).toEqual(all.sort());
  });

  it('names nothing as an example that a university may not have', () => {
    const hints = everyField(fields).map(({ hint = '' }) => hint);
    expect(hints.filter((hint) => /semester|diploma|b\.?tech|dwarka/i.test(hint))).toEqual([]);
  });

  it('says in words every value that it has', () => {
    for (const field of fields) {
      const value = DEMO[kind][field.name];
      const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
      expect([field.name, inWords(field, value, {}) === '']).toEqual([field.name, isEmpty]);
    }
  });
});

const fieldOf = (kind: DocumentKind, name: string) => fieldsOfKind(kind).find((field) => field.name === name);

it('reads every kind of field from the contract', () => {
  const types = {
    campus: {
      info: 'article',
      accessible: 'yesNo',
      zoneId: 'reference',
      gallery: 'references',
      access: 'lines',
      labs: 'rows',
    },
    program: { entry: 'group', level: 'choice' },
    fee: { amount: 'number' },
  };
  for (const [kind, expected] of Object.entries(types))
    for (const [name, type] of Object.entries(expected))
      expect(fieldOf(kind as DocumentKind, name)).toMatchObject({ type });
  expect(fieldOf('person', 'email')).toMatchObject({ type: 'text', input: 'email' });
  expect(fieldOf('person', 'joinedOn')).toMatchObject({ type: 'text', input: 'date', isOptional: true });
  const { title, hint } = notesOf(DOCUMENTS.person.data.shape.staffId as z.ZodType);
  expect(fieldOf('person', 'staffId')).toMatchObject({ type: 'reference', to: 'staff', title, hint });
});

it('says for whom the seats of a category are', () => {
  const said = [
    ['anybody', 'Everybody'],
    ['members', 'Members of the category'],
    ['claim', 'A claim within a category, as PwD'],
    ['extra', 'Beyond the other seats'],
  ];
  const field = fieldOf('admission', 'seatRules') as Field;
  const rules = said.map(([whom]) => ({ category: 'SC', whom, to: null }));
  const expected = said.map(([, words]) => `Category: SC; Its seats are for: ${words}`);
  expect(inWords(field, rules, {}).split('\n')).toEqual(expected);
});

it.each([
  ['1,25,000', 125_000],
  ['\u202a१,२५,०००\u202c', 125_000],
  ['−5', -5],
  [' 28.61 ', 28.61],
  ['-3', -3],
  ['', undefined],
])('reads the number %j', (typed, number) => {
  const amount = fieldsOfKind('fee').filter(({ name }) => name === 'amount');
  expect(fromValues(amount, { amount: typed }).amount).toBe(number);
});

describe('an instant', () => {
  const [opensAt] = fieldsOfKind('round').filter(({ name }) => name === 'opensAt');
  if (!opensAt) throw new Error('Rounds have no window');

  it('is typed and shown in the time of India, and stored in UTC', () => {
    expect(opensAt).toMatchObject({ type: 'text', input: 'datetime-local', isOptional: true });
    expect(toValues([opensAt], DEMO.round)).toEqual({ opensAt: '2026-07-23T10:00' });
    expect(fromValues([opensAt], { opensAt: '2026-07-23T00:15' })).toEqual({ opensAt: '2026-07-22T18:45:00.000Z' });
    expect(fromValues([opensAt], { opensAt: '' })).toEqual({ opensAt: null });
    expect(inWords(opensAt, DEMO.round.opensAt, {})).toBe('23 Jul 2026, 10:00 am IST');
  });

  it('that is none stays as it is, to be mended', () => {
    expect(toValues([opensAt], { opensAt: 'soon' })).toEqual({ opensAt: 'soon' });
    expect(fromValues([opensAt], { opensAt: 'soon' })).toEqual({ opensAt: 'soon' });
    expect(inWords(opensAt, 'soon', {})).toBe('soon');
  });
});

it('takes no word for a number', () => {
  const values = { data: { ...toValues(fieldsOfKind('fee'), DEMO.fee), amount: 'much' } };
  const found = schemaOf('fee', {}).safeParse({ ...values, ...REST });
  expect(found.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['data.amount', 'Enter a number'],
  ]);
});

it('opens what does not fit its schema', () => {
  const broken = { ...DEMO.program, years: { year1: {} }, careers: null, campuses: [null, 'a'], entry: 3 };
  expect(toValues(fieldsOfKind('program'), broken)).toMatchObject({
    years: [],
    careers: '',
    campuses: [{ campusId: '', seats: [] }, { campusId: '' }],
    entry: { isGiven: true, qualification: '' },
  });
});

it('shows what the API refuses at the input that it belongs to', () => {
  const issues = [
    { path: 'data.campuses.1.seats.0.seats', message: 'At most 10000' },
    { path: 'data.campuses.0.campusId', message: 'Gone' },
    { path: 'data.careers.2', message: 'Keep this to 200 characters: it has 201' },
    { path: 'data.gallery.1', message: 'Gone' },
    { path: 'data.entry.marks.0.percent', message: 'At most 100' },
    { path: 'data.years', message: 'Give at least one year' },
    { path: 'note', message: 'Keep this to 300 characters: it has 301' },
  ];
  expect(atInputs('program', issues).map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'data.campuses.1.seats.0.seats: At most 10000',
    'data.campuses.0.campusId: Gone',
    'data.careers: Line 3: Keep this to 200 characters: it has 201',
    'data.gallery: Gone',
    'data.entry.marks.0.percent: At most 100',
    'data.years: Give at least one year',
    'note: Keep this to 300 characters: it has 301',
  ]);
});

it('an instant is shown to the minute, and is the same to the millisecond as long as nobody changes it', () => {
  const fields = fieldsOfKind('notice');
  const publishAt = '2026-07-23T18:00:27.424Z';
  const values = toValues(fields, { ...DEMO.notice, publishAt });
  expect(values.publishAt).toBe('2026-07-23T23:30');
  expect(fromValues(fields, values)).toHaveProperty('publishAt', publishAt);
  const changed = { ...values, publishAt: '2026-07-23T23:31' };
  expect(fromValues(fields, changed)).toHaveProperty('publishAt', '2026-07-23T18:01:00.000Z');
});

it('names every input of nested rows, in the order of the form', () => {
  const data = toValues(fieldsOfKind('program'), DEMO.program);
  const paths = pathsOf(fieldsOfKind('program'), data, 'data');
  expect(paths.filter((path) => path.startsWith('data.campuses'))).toEqual([
    'data.campuses',
    'data.campuses.0.campusId',
    'data.campuses.0.shift',
    'data.campuses.0.seats',
    'data.campuses.0.seats.0.category',
    'data.campuses.0.seats.0.seats',
  ]);
});

it('what is kept takes the place of what the form has', () => {
  const data = toValues(fieldsOfKind('zone'), { ...DEMO.zone, name: 'Mine' });
  const typed = { data, ...REST, note: ' why ', correction: ' told ' };
  const checked = schemaOf('zone', { name: 'Theirs' }).parse(typed);
  expect(checked).toMatchObject({ data: { name: 'Theirs' }, note: 'why', correction: 'told' });
});

describe('two who change the same entry', () => {
  const base = DEMO.zone;
  const theirs = { ...base, name: 'Theirs', position: 7 };

  it('are shown what the other changed, beside their own', () => {
    expect(differencesOf('zone', { base, theirs, mine: { ...base, name: 'Mine' } }, {})).toEqual([
      { field: 'Name', before: 'North', now: 'Theirs', own: 'Mine' },
      { field: 'Place in the list', before: '1', now: '7', own: '1' },
    ]);
  });

  it('lose nothing of each other but the fields that both changed', () => {
    expect(merged(base, theirs, { ...base, name: 'Mine' })).toEqual({ ...base, name: 'Mine', position: 7 });
  });

  it('do not differ by the order of keys', () => {
    expect(isSame([{ a: 1, b: null }], [{ b: null, a: 1 }])).toBe(true);
    expect(isSame([{ a: 1 }], [{ a: 2 }])).toBe(false);
  });
});

test.each([
  ['page', '/alumni', 0],
  ['page', '/about-us/history', 1],
  ['page', '/a/b/c/d/e/f', 3],
  ['redirect', '/old/page', 0],
] as const)('%s %s stands at level %i of the tree', (kind, key, level) => expect(levelOf(kind, key)).toBe(level));

test('rows that are dragged take those of lower levels below them along', () =>
  expect([0, 1, 2, 3, 4].map((index) => branchAt([1, 2, 3, 1, 1, 2], index))).toEqual([3, 2, 1, 1, 2]));

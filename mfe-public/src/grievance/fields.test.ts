import {
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_FILE_LIMIT,
  GRIEVANCE_KINDS,
  grievanceForm,
} from '@university/shared/contract';
import { CATEGORIES, categoriesFor, checkPdf, CHECKS, KINDS } from './fields';
import './testing';

const GOOD = {
  kind: 'student',
  name: 'Neha Rawat',
  email: 'neha@person.example',
  mobile: '98111 22233',
  number: '',
  category: 'fee',
  subject: 'My receipt',
  message: 'The receipt of my fee is missing.',
};

type Field = keyof typeof CHECKS;

/** What the server says of a value, the other fields being right. */
const refusal = (field: Field, value: string) =>
  grievanceForm.safeParse({ ...GOOD, [field]: value }).error?.issues[0]?.message;

const VALUES: Record<Field, string[]> = {
  name: ['', ' ', 'N', ' N ', 'Ne', 'x'.repeat(100)],
  email: ['', '  ', 'neha', 'neha@', '@person.example', 'ne ha@person.example', ' neha@person.example '],
  mobile: [
    '',
    '9811122233',
    '+91 98111-22233',
    '098111 22233',
    '919811122233',
    '9198111222',
    '5811122233',
    '98111222',
    '98111222333',
    'nine',
  ],
  number: ['', 'x'.repeat(40)],
  category: ['', 'fee'],
  subject: ['', 'Four', ' Four ', 'Fives', 'x'.repeat(150)],
  message: ['', 'x'.repeat(19), ` ${'x'.repeat(19)} `, 'x'.repeat(20), 'x'.repeat(5_000), 'x'.repeat(5_001)],
};
const ROWS = (Object.keys(VALUES) as Field[]).flatMap((field) => VALUES[field].map((value) => [field, value] as const));

test.each(ROWS)('%s %j is judged as the server judges it', (field, value) => {
  expect(CHECKS[field](value)).toBe(refusal(field, value));
});

test.each<[Field, number]>([
  ['name', 101],
  ['number', 41],
  ['subject', 151],
])('%s of %i characters is too long', (field, length) => {
  const value = 'x'.repeat(length);
  expect(refusal(field, value)).toBeDefined();
  expect(CHECKS[field](value)).toBe(`Keep it under ${length - 1} characters`);
});

const file = (content: BlobPart, name = 'a.pdf') => new File([content], name);

test('a PDF is told by its first bytes', async () => {
  expect(await checkPdf(undefined)).toBeUndefined();
  expect(await checkPdf(file('%PDF-1.7 and more', 'scan'))).toBeUndefined();
  expect(await checkPdf(file('<html>'))).toBe('Choose a PDF file');
  expect(await checkPdf(file(''))).toBe('Choose a PDF file');
});

test('a file is not larger than the server takes', async () => {
  const content = new Uint8Array(GRIEVANCE_FILE_LIMIT);
  content.set(new TextEncoder().encode('%PDF-'));
  expect(await checkPdf(file(content))).toBeUndefined();
  expect(await checkPdf(file(new Uint8Array(GRIEVANCE_FILE_LIMIT + 1)))).toMatch(/^The file is larger than 5 MB/);
});

test('a file that is gone says so', async () => {
  const gone = file('%PDF-');
  jest.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError');
  });
  expect(await checkPdf(gone)).toMatch(/cannot be read/);
});

test('categories and kinds are the contract’s, and every category can be chosen by somebody', () => {
  const ours = Object.entries(CATEGORIES).map(([id, { label }]) => ({ id, label }));
  const theirs = GRIEVANCE_CATEGORIES.map(({ id, label }) => ({ id, label }));
  expect(ours).toEqual(expect.arrayContaining(theirs));
  expect(ours).toHaveLength(theirs.length);
  expect(KINDS).toEqual(GRIEVANCE_KINDS);
  const offered = new Set(KINDS.flatMap((kind) => categoriesFor(kind).map(({ id }) => id)));
  expect(offered.size).toBe(theirs.length);
});

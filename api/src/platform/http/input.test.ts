/** @jest-environment node */
import { HttpError } from '@university/web';
import { parseFormBody } from './input';

test('fields are read as a page without scripts sends them', () => {
  expect(parseFormBody('name=Asha+Negi&city=%E0%A4%A6&empty=')).toEqual({ name: 'Asha Negi', city: 'द', empty: '' });
  expect(parseFormBody('')).toEqual({});
});

test('a field that is named like a part of every object is a field', () => {
  const fields = parseFormBody('__proto__=x&constructor=y');
  expect(Object.entries(fields)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});

test('more fields than any form has are refused before they are read', () => {
  expect(() => parseFormBody('a&'.repeat(30_000))).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => parseFormBody('a&'.repeat(30_000))).toThrow(HttpError);
});

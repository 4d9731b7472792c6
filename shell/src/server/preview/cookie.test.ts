/** @jest-environment node */
import { cookieOf, isAllowed, previewsOf } from './cookie';

const ALLOWED = ['http://localhost:*', 'https://preview.example'];
const NAMES = ['mfe-a', 'mfe-b'];

const jar = (chosen: object) => `theme=dark; ${cookieOf(chosen as never).split(';')[0]}; other=1`;

test.each([
  ['http://localhost:3002/', true],
  ['http://localhost/', true],
  ['https://preview.example/mfe-a/42/', true],
  ['https://localhost:3002/', false],
  ['http://localhost.evil.example/', false],
  ['https://preview.example.evil.example/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is allowed: %s', (address, expected) => {
  expect(isAllowed(address, ALLOWED)).toBe(expected);
});

test('a browser keeps what was chosen', () => {
  const chosen = { 'mfe-a': 'http://localhost:3002/', 'mfe-b': 'https://preview.example/b/' };
  expect(previewsOf(jar(chosen), NAMES, ALLOWED)).toEqual(chosen);
});

test.each([
  ['no cookie', undefined],
  ['an empty cookie', 'preview='],
  ['a cookie that is no JSON', 'preview=%7Bx'],
  ['a cookie of another shape', 'preview=%5B1%5D'],
  ['a remote that the registry does not name', jar({ 'mfe-x': 'http://localhost:1/' })],
  ['an address that is not allowed', jar({ 'mfe-a': 'https://evil.example/' })],
])('%s changes nothing', (_says, cookies) => {
  expect(previewsOf(cookies, NAMES, ALLOWED)).toBeNull();
});

test('where nothing is allowed no cookie counts', () => {
  expect(previewsOf(jar({ 'mfe-a': 'http://localhost:3002/' }), NAMES, [])).toBeNull();
});

test('choosing nothing removes the cookie', () => {
  expect(cookieOf({})).toMatch(/^preview=; .*Max-Age=0$/);
  expect(cookieOf({ 'mfe-a': 'http://localhost:1/' })).toMatch(/HttpOnly; SameSite=Lax$/);
});

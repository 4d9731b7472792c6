/** @jest-environment node */
import { Strikes } from './strikes';

const MINUTE = 60_000;
const release = { key: 'mfe-a 1' };
let now = 0;
const strikes = () => {
  now = 0;
  return new Strikes(() => now);
};

test('the third within ten minutes is one too many', () => {
  const counted = strikes();
  expect(counted.count(release)).toEqual({ number: 1, isOut: false });
  now = 9 * MINUTE;
  expect(counted.count(release)).toEqual({ number: 2, isOut: false });
  expect(counted.count(release)).toEqual({ number: 3, isOut: true });
});

test('one of long ago counts no more', () => {
  const counted = strikes();
  counted.count(release);
  counted.count(release);
  now = 10 * MINUTE;
  expect(counted.isSuspect(release)).toBe(false);
  expect(counted.count(release)).toEqual({ number: 1, isOut: false });
});

test('each release has its own', () => {
  const counted = strikes();
  counted.count(release);
  expect(counted.isSuspect(release)).toBe(true);
  expect(counted.isSuspect({ key: 'mfe-a 2' })).toBe(false);
  expect(counted.count({ key: 'mfe-a 2' })).toMatchObject({ number: 1 });
});

test('whoever was named beside another one is a suspect for a while, and has no strike', () => {
  const counted = strikes();
  now = MINUTE;
  counted.suspect(release);
  expect(counted.isSuspect(release)).toBe(true);
  expect(counted.count(release)).toEqual({ number: 1, isOut: false });
  const named = { key: 'mfe-a 2' };
  counted.suspect(named);
  now = 11 * MINUTE;
  expect(counted.isSuspect(named)).toBe(false);
});

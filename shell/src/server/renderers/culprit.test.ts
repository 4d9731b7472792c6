/** @jest-environment node */
import { route } from '../../testing/front-door';
import type { Release } from '../releases/release';
import { createSite } from '../site';
import { accusedOf } from './culprit';

const release = (name: string) =>
  ({
    key: name,
    manifest: { name, routes: [route(`${name}:page`, `/${name}`)], slots: [], documents: [], requires: {} },
  }) as unknown as Release;

const [guilty, innocent] = [release('mfe-guilty'), release('mfe-innocent')];
const site = createSite([guilty, innocent]);
const traces = { inStack: 'mfe-innocent', inNote: 'mfe-guilty' };

test('both are suspects where the stack names another one than the note', () => {
  expect(accusedOf({ traces, site }, () => true)).toEqual([innocent, guilty]);
});

test('whoever both name is the one', () => {
  expect(accusedOf({ traces: { inStack: 'mfe-guilty', inNote: 'mfe-guilty' }, site }, () => true)).toEqual([guilty]);
});

test('a release that runs elsewhere is not blamed by a made-up stack, but whoever ran', () => {
  expect(accusedOf({ traces, site }, (release) => release !== innocent)).toEqual([guilty]);
});

test('nobody is blamed where neither is known', () => {
  expect(accusedOf({ traces: { inStack: 'mfe-nobody', inNote: null }, site }, () => true)).toEqual([]);
  expect(accusedOf({ traces, site: undefined }, () => true)).toEqual([]);
});

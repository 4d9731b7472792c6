/** @jest-environment node */
import { route } from '../../testing/front-door';
import type { Release } from '../releases/release';
import { createSite } from '../site';
import { culpritOf } from './culprit';

const release = (name: string) =>
  ({
    key: name,
    manifest: { name, routes: [route(`${name}:page`, `/${name}`)], slots: [], documents: [] },
  }) as unknown as Release;

const [guilty, innocent] = [release('mfe-guilty'), release('mfe-innocent')];
const site = createSite([guilty, innocent]);
const traces = { inStack: 'mfe-innocent', inNote: 'mfe-guilty' };

test('a stack is believed where the release may run', () => {
  expect(culpritOf({ traces, site }, () => true)).toBe(innocent);
});

test('a release that runs elsewhere is not blamed by a made-up stack, but whoever ran', () => {
  expect(culpritOf({ traces, site }, (release) => release !== innocent)).toBe(guilty);
});

test('nobody is blamed where neither is known', () => {
  expect(culpritOf({ traces: { inStack: 'mfe-nobody', inNote: null }, site }, () => true)).toBeUndefined();
  expect(culpritOf({ traces, site: undefined }, () => true)).toBeUndefined();
});

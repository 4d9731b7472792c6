/** @jest-environment node */
import { ReleaseHealth } from './release-health';

const MINUTE = 60_000;
const THRESHOLD = 0.2;

let now = 0;
let health: ReleaseHealth;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  health = new ReleaseHealth(() => now);
});

const load = (key: string, sender: number, threshold: number | null = THRESHOLD) =>
  health.count(
    { remote: 'mfe-a', kind: 'load', sender: `n${sender}`, isCanary: key.startsWith('canary') },
    key,
    threshold,
  );
const error = (key: string, sender: number, name = 'TypeError', threshold: number | null = THRESHOLD) =>
  health.count(
    { remote: 'mfe-a', kind: 'error', name, sender: `n${sender}`, isCanary: key.startsWith('canary') },
    key,
    threshold,
  );

/** A release with so many networks, of which some reported an error. */
function use(key: string, networks: number, failed: number): void {
  for (let n = 0; n < networks; n++) load(key, n);
  for (let n = 0; n < failed; n++) error(key, n);
}

const REASON = 'browsers in 5 of 20 networks reported an error, 1 of 20 with the release before';

test('a new release is out when its share of networks with an error passes the threshold', () => {
  use('1', 20, 1);
  use('2', 20, 4);
  now += 3 * MINUTE;
  expect(load('2', 0)).toBe('browsers in 4 of 20 networks reported an error, 1 of 20 with the release before');
  expect(error('2', 4)).toBe(REASON);
});

test.each([
  ['below the threshold', () => use('1', 20, 0), () => use('2', 20, 3)],
  ['too few networks', () => use('1', 20, 0), () => use('2', 9, 9)],
  ['too few networks before it', () => use('1', 9, 0), () => use('2', 20, 20)],
  ['no release before it was seen', () => {}, () => use('2', 20, 20)],
  ['the one before was half as bad', () => use('1', 20, 10), () => use('2', 20, 20)],
])('it stays: %s', (_says, before, after) => {
  before();
  after();
  now += 3 * MINUTE;
  expect(load('2', 0)).toBeNull();
});

test('one network counts once, however much it reports', () => {
  use('1', 20, 0);
  use('2', 20, 0);
  now += 3 * MINUTE;
  for (let n = 0; n < 1_000; n++) expect(error('2', 1)).toBeNull();
});

test('who saw an error reports first, so the first minutes say nothing; after some hours a release has settled', () => {
  use('1', 20, 0);
  use('2', 20, 10);
  expect(load('2', 0)).toBeNull();
  now += 2 * MINUTE;
  expect(load('2', 0)).not.toBeNull();
  now += 6 * 60 * MINUTE;
  expect(load('2', 0)).toBeNull();
});

test('an API that does not answer is not the release’s doing', () => {
  use('1', 20, 0);
  use('2', 20, 0);
  now += 3 * MINUTE;
  for (let n = 0; n < 20; n++) expect(error('2', n, 'ApiError')).toBeNull();
});

test('nothing is judged where the registry does not ask for it', () => {
  for (let n = 0; n < 20; n++) load('1', n, null);
  now += 3 * MINUTE;
  for (let n = 0; n < 20; n++) expect(error('2', n, 'TypeError', null)).toBeNull();
});

test('a canary is judged beside the release that all have, whose own judgement it does not disturb', () => {
  use('0', 20, 0);
  use('1', 20, 1);
  use('canary 2', 20, 4);
  use('1', 20, 1);
  now += 3 * MINUTE;
  expect(load('1', 0)).toBeNull();
  expect(load('canary 2', 0)).toBe('browsers in 4 of 20 networks reported an error, 1 of 20 with the release before');
});

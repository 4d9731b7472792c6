/** @jest-environment node */
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { route } from '../../testing/front-door';
import { createSite } from '../site';
import { pageAddress } from './page-cache';

const manifest = {
  name: 'mfe-a',
  entry: { file: 'entry.js', integrity: 'x' },
  requires: {},
  routes: [
    route('home', '/'),
    route('courses', '/courses', { query: ['q', 'sort'] }),
    route('level', '/courses/:level', { lowercase: ['level'], query: [] }),
    route('offices', '/offices/*'),
  ],
  slots: [],
  documents: [],
} as unknown as RemoteManifest;
const site = createSite([{ key: 'a', manifest, base: '/remotes/mfe-a/', code: new Uint8Array(), addresses: [] }]);

test.each([
  ['/courses', '/courses'],
  ['/courses?utm_source=x', '/courses'],
  ['/courses?sort=name&x=1&q=weld', '/courses?q=weld&sort=name'],
  ['/courses?q=a&q=b', '/courses?q=a&q=b'],
  ['/courses?q=A%20b%26c', '/courses?q=A+b%26c'],
  ['/courses/ug?q=weld', '/courses/ug'],
])('%s is made from %s', (asked, address) => {
  expect(pageAddress(site, new URL(asked, 'http://localhost'))).toBe(address);
});

test.each(['/offices/exam-cell?x=1', '/courses/?x=1', '/Courses?x=1', '/nowhere/at/all?x=1'])(
  'nobody knows what %s is made from: its release does not say, or no page is there',
  (asked) => {
    expect(pageAddress(site, new URL(asked, 'http://localhost'))).toBeNull();
  },
);

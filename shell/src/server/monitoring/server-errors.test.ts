/** @jest-environment node */
import type { Site } from '../site';
import { SeenErrors } from './seen-errors';
import { noteOnServer } from './server-errors';

const site = {
  releases: [{ manifest: { name: 'mfe-a', version: '2.0.0' } }],
  map: { routes: [{ id: 'mfe-b:page' }] },
} as unknown as Site;

const error = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at load (mfe-a/server.0123.cjs:12:5)\n    at run ([stdin]:4:1)',
};

test('an error on the server is remembered with release, page and positions in its bundle', () => {
  const seen = new SeenErrors();
  noteOnServer(seen, { remote: 'mfe-a', area: 'mfe-a:page', error, site });
  expect(seen.of('mfe-a')).toMatchObject([
    { where: 'server', version: '2.0.0', pages: ['mfe-a:page'], stack: ['mfe-a/server.0123.cjs:12:5'], senders: 0 },
  ]);
});

test('a remote that is no part of the site, and a page that nobody has, are made up', () => {
  const seen = new SeenErrors();
  noteOnServer(seen, { remote: 'mfe-made-up', area: '', error, site });
  noteOnServer(seen, { remote: 'mfe-a', area: 'mfe-made-up:page', error, site });
  expect(seen.of('mfe-made-up')).toEqual([]);
  expect(seen.of('mfe-a')).toMatchObject([{ pages: [] }]);
});

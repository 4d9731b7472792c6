/** @jest-environment node */
import { matchPath } from 'react-router-dom';
import { covers, overlap } from './claims';

test.each([
  ['/alumni', '/alumni'],
  ['/alumni', '/Alumni'],
  ['/alumni/*', '/alumni'],
  ['/alumni/*', '/alumni/:id/letters'],
  ['/alumni/*', '/alumni/*'],
  ['/courses/:level', '/courses/:programLevel'],
  ['/courses/:level', '/courses/ug'],
  ['/', '/'],
  ['/*', '/'],
  ['/*', '/*'],
  ['/*', '/:any'],
])('a grant of %s covers %s', (grant, path) => {
  expect(covers(grant, path)).toBe(true);
});

test.each([
  ['/alumni', '/alumni/letters'],
  ['/alumni', '/alumni/*'],
  ['/alumni', '/alumni-network'],
  ['/alumni/*', '/alumni-network'],
  ['/alumni/*', '/:any'],
  ['/alumni/*', '/*'],
  ['/alumni/*', '/:any/letters'],
  ['/courses/:level', '/courses'],
  ['/courses/:level', '/courses/*'],
  ['/courses/ug', '/courses/:level'],
  ['/', '/alumni'],
  ['/', '/*'],
])('a grant of %s does not cover %s', (grant, path) => {
  expect(covers(grant, path)).toBe(false);
});

/** Pairs of paths, and an address that React Router gives to both. */
test.each([
  ['/courses', '/Courses', '/courses'],
  ['/programs/:id', '/programs/:code', '/programs/1'],
  ['/programs/:id', '/programs/1', '/programs/1'],
  ['/programs/:id', '/*', '/programs/1'],
  ['/programs/:id', '/programs/*', '/programs/1'],
  ['/programs', '/programs/*', '/programs'],
  ['/:any/1', '/programs/:id', '/programs/1'],
  ['/', '/*', '/'],
  ['/a/*', '/a/:b/c/*', '/a/1/c'],
])('%s and %s overlap', (one, other, address) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([true, true]);
  expect(matchPath(one, address)).not.toBeNull();
  expect(matchPath(other, address)).not.toBeNull();
});

test.each([
  ['/courses/:level', '/courses'],
  ['/a/:b/c', '/a/:b/d'],
  ['/a/*', '/ab'],
  ['/', '/:any'],
  ['/notices/feed.xml', '/notices/section/:section/feed.xml'],
])('%s and %s do not', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([false, false]);
});

/** @jest-environment node */
import type { SiteMap } from '../../site/boot';
import { firstMap } from './first-map';

const route = (id: string, path: string) => ({ id, path, title: id });
const slot = (id: string, name: string) => ({ id, slot: name, when: 'page' as const });
const address = { base: '/x/', version: '1', entry: { file: 'e.js', integrity: 'i' } };

const site: SiteMap = {
  routes: [
    route('mfe-a:programme', '/programs/:id'),
    route('mfe-a:courses', '/courses'),
    route('mfe-b:notice', '/notices/:id'),
    route('mfe-d:desk', '/admin'),
  ],
  slots: [slot('mfe-c:aside', 'programme.aside'), slot('mfe-c:search', 'overlay.search')],
  opened: { 'programme.aside': { owner: 'mfe-a', path: '/programs/:id', gives: { type: 'object', properties: {} } } },
  remotes: { 'mfe-a': address, 'mfe-b': address, 'mfe-c': address, 'mfe-d': address },
  languages: ['hi'],
};
const popup = { ...slot('mfe-d:popup', 'home.popup'), path: '/' };

const ids = ({ routes, slots }: SiteMap) => [...routes, ...slots].map(({ id }) => id);

test('a page is told of itself, of what fills its slots and the frame’s, and of the notices’ page', () => {
  const { remotes, ...first } = firstMap(site, site.routes[0], '/programs/p1');
  expect(ids({ ...first, remotes })).toEqual(['mfe-a:programme', 'mfe-b:notice', 'mfe-c:search', 'mfe-c:aside']);
  expect(Object.keys(remotes)).toEqual(['mfe-a', 'mfe-b', 'mfe-c']);
  expect(first.languages).toEqual(['hi']);
  expect(Object.keys(first.opened ?? {})).toEqual(['programme.aside']);
});

test('what fills slots of other pages waits, also where there is no page', () => {
  expect(ids(firstMap(site, site.routes[1], '/courses'))).toEqual(['mfe-a:courses', 'mfe-b:notice', 'mfe-c:search']);
  expect(firstMap(site, site.routes[1], '/courses').opened).toBeUndefined();
  const nowhere = firstMap({ ...site, slots: [...site.slots, slot('mfe-d:lost', 'closed.slot')] }, undefined, '/lost');
  expect(ids(nowhere)).toEqual(['mfe-b:notice', 'mfe-c:search']);
  expect(Object.keys(nowhere.remotes)).toEqual(['mfe-b', 'mfe-c']);
});

test('what stands in the frame at one address is told there alone', () => {
  const withPopup = { ...site, slots: [...site.slots, popup], routes: [...site.routes, route('mfe-a:home', '/')] };
  expect(ids(firstMap(withPopup, withPopup.routes.at(-1), '/'))).toContain('mfe-d:popup');
  expect(ids(firstMap(withPopup, site.routes[1], '/courses'))).not.toContain('mfe-d:popup');
});

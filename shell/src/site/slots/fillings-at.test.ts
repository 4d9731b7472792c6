import type { SiteSlot } from '../boot';
import { fillingsAt } from './fillings-at';
import { slotsAt } from './slots-at';

const popup: SiteSlot = { id: 'a:popup', slot: 'home.popup', path: '/', when: 'page' };
const everywhere: SiteSlot = { id: 'b:popup', slot: 'home.popup', when: 'page' };
const overlay: SiteSlot = { id: 'c:overlay', slot: 'overlay.search', when: 'intent' };
const aside: SiteSlot = { id: 'a:aside', slot: 'programme.aside', when: 'visible' };
const second: SiteSlot = { id: 'b:aside', slot: 'programme.aside', when: 'page' };
const nobodys: SiteSlot = { id: 'a:lost', slot: 'nobody.here', when: 'page' };
const slots = [popup, aside, everywhere, second, overlay, nobodys];

test('a slot is filled by name, on its path or everywhere', () => {
  expect(slotsAt(slots, 'home.popup', '/')).toEqual([popup, everywhere]);
  expect(slotsAt(slots, 'home.popup', '/courses')).toEqual([everywhere]);
  expect(slotsAt(slots, 'overlay.search', '/courses')).toEqual([overlay]);
  expect(slotsAt([], 'home.popup', '/')).toEqual([]);
});

test('a page has what fills its own slots and those of the frame, in the registry’s order', () => {
  const gives = { type: 'object', properties: {} } as const;
  const opened = { 'programme.aside': { owner: 'mfe-p', path: '/programs/:id', gives } };
  expect(fillingsAt({ slots, opened }, '/programs/:id', '/programs/p1')).toEqual([everywhere, aside, second]);
  expect(fillingsAt({ slots, opened }, '/courses', '/courses')).toEqual([everywhere]);
  expect(fillingsAt({ slots, opened }, undefined, '/programs/p1')).toEqual([everywhere]);
  expect(fillingsAt({ slots }, '/programs/:id', '/programs/p1')).toEqual([everywhere]);
});

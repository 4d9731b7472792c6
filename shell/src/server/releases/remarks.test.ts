/** @jest-environment node */
import type { PublishedMenuEntry, PublishedOpening, PublishedSlot } from '@university/shared/remote/manifest';
import { exampleSite } from '@university/shared/testing/identity';
import { ALONE } from '../../renderer/messages';
import { outlineOf } from '../../renderer/outline';
import { NAVIGATION } from '../../layout/navigation/navigation-tree';
import { remarksOn } from './remarks';

const text = { type: 'string', maxLength: 20 } as const;

const opens = (path: string, name = 'programme.aside'): PublishedOpening => ({
  name,
  path,
  gives: { type: 'object', properties: { code: text }, required: ['code'] },
});

const fills = (id: string, more: Partial<PublishedSlot> = {}): PublishedSlot => ({
  id,
  files: [],
  slot: 'programme.aside',
  when: 'page',
  ...more,
});

const entry = (id: string, more: Partial<PublishedMenuEntry> = {}): PublishedMenuEntry => ({
  id,
  under: 'About Us',
  label: 'Alumni network',
  path: '/network',
  ...more,
});

type Offers = { slots?: PublishedSlot[]; opens?: PublishedOpening[]; menu?: PublishedMenuEntry[] };

const remote = (name: string, offers: Offers) => ({ name, requires: {}, slots: [], routes: [], ...offers });

const owner = remote('mfe-a', { opens: [opens('/a/:id')] });

test('what fills an open slot and takes what it gives is no cause for remarks', () => {
  const takes = { type: 'object', properties: { code: text }, required: ['code'] } as const;
  const filler = remote('mfe-b', { slots: [fills('mfe-b:x', { takes: { ...takes, required: ['code'] } })] });
  expect(remarksOn(filler, [owner, filler], [], NAVIGATION)).toEqual([]);
});

test.each<[string, Offers, string]>([
  [
    'a slot that nobody opens',
    { slots: [fills('mfe-b:x', { slot: 'nobody.here' })] },
    'it fills the slot nobody.here, which no release in use opens',
  ],
  [
    'more than is given',
    {
      slots: [
        fills('mfe-b:x', { takes: { type: 'object', properties: { fee: { type: 'integer' } }, required: ['fee'] } }),
      ],
    },
    'it fills the slot programme.aside of mfe-a, but of what it takes fee is not given',
  ],
  ['another’s slot', { opens: [opens('/b')] }, 'it opens the slot programme.aside, which is mfe-a’s'],
  ['the shell’s slot', { opens: [opens('/b', 'home.popup')] }, 'it opens the slot home.popup, which is the shell’s'],
  [
    'an entry that is not allowed',
    { menu: [entry('mfe-b:other')] },
    'it offers the menu entry mfe-b:other, which the registry does not allow; ask for "mfe-b:other" in its "menu"',
  ],
  [
    'an entry of no menu',
    { menu: [entry('mfe-b:network', { under: 'Home' })] },
    'it offers the menu entry mfe-b:network, but there is no menu Home',
  ],
  [
    'an entry of a name that is taken',
    { menu: [entry('mfe-b:network', { label: 'History' })] },
    'it offers the menu entry mfe-b:network, but About Us has an entry of this name',
  ],
])('%s is said, and nothing of it is on the site', (_, offers, remark) => {
  const other = remote('mfe-b', offers);
  const all = [owner, other];
  expect(remarksOn(other, all, ['mfe-b:network'], NAVIGATION)).toEqual([remark]);
  expect(remarksOn(owner, all, ['mfe-b:network'], NAVIGATION)).toEqual([]);
});

const outline = (manifests: ReturnType<typeof remote>[], allowed: string[]) =>
  outlineOf(
    manifests.map((manifest) => ({ manifest, base: '/' }) as unknown as Parameters<typeof outlineOf>[0][number]),
    { ...ALONE, allowed },
    exampleSite,
  ).map;

test('the map has the slots that somebody fills, and the first remote that opens one has it', () => {
  const late = remote('mfe-c', { opens: [opens('/c'), opens('/c', 'empty.slot')] });
  const filler = remote('mfe-b', { slots: [fills('mfe-b:x')] });
  expect(outline([owner, filler, late], []).opened).toEqual({
    'programme.aside': { owner: 'mfe-a', path: '/a/:id', gives: opens('/').gives },
  });
  expect(outline([owner], []).opened).toBeUndefined();
});

test('the menu has what is allowed: an entry by its id, or all of a remote', () => {
  const offering = remote('mfe-b', { menu: [entry('mfe-b:one'), entry('mfe-b:two', { label: 'Mentors' })] });
  const labels = (allowed: string[]) => outline([offering], allowed).menu?.map(({ label }) => label);
  expect(labels([])).toBeUndefined();
  expect(labels(['mfe-b:two'])).toEqual(['Mentors']);
  expect(labels(['mfe-b:*'])).toEqual(['Alumni network', 'Mentors']);
  expect(labels(['mfe-c:*', 'mfe-c:two'])).toBeUndefined();
});

/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query';
import { StaticRouter } from 'react-router-dom';
import { loadLayout, type LayoutParts } from '../../layout/islands';
import { PART_KEYS, cachedParts } from './cached-parts';
import { App } from '../../app/App';
import { frameQuery, type Frame } from '../../site/frame';
import type { ModuleSource } from '../../site/contexts';
import type { Site } from '../site';
import { renderHtml } from './render-html';

const map = { routes: [], slots: [], remotes: {} };
const newSite = () => ({ map: { ...map } });
const frame: Frame = { alerts: [], updated: '2026-07-01T06:00:00.000Z', zones: [{ code: 'shore', name: 'Shore' }] };

const ADDRESSES = [
  '/contact',
  '/courses',
  '/courses?q=weld',
  '/admission/result?category=diploma',
  '/dept/x',
  '/campus/zone/shore',
];

function page(site: Pick<Site, 'map'>, address: string, withFrame = frame) {
  const { pathname, search } = new URL(address, 'https://seu.example');
  const queryClient = new QueryClient();
  queryClient.setQueryData(frameQuery().queryKey, withFrame);
  const inPage = (part: React.ReactNode) => (
    <App site={map} modules={{} as ModuleSource} queryClient={queryClient}>
      <StaticRouter location={address}>{part}</StaticRouter>
    </App>
  );
  return { site, pathname, search, frame: withFrame, inPage };
}

test.each(ADDRESSES)('what is cached from other pages is what %s would have made', async (address) => {
  const site = newSite();
  for (const other of ADDRESSES) if (other !== address) await cachedParts(page(site, other));
  const own = page(site, address);
  const { html } = await cachedParts(own);
  const parts = await loadLayout();
  for (const name of Object.keys(PART_KEYS) as (keyof LayoutParts)[]) {
    const { [name]: Part } = parts;
    expect(html[name]).toBe(await renderHtml(own.inPage(<Part />)));
  }
});

test.each([
  ['/courses', '/courses', ['Academics', 'Programmes']],
  ['/admission/result?category=diploma', '/admission/result?category=diploma', ['Admission', 'Seat Allotment Results']],
  ['/campus/zone/shore', '/campus/zone/shore', ['Campuses by zone']],
  ['/dept/x', undefined, ['Academics']],
  ['/contact', undefined, []],
])(
  'at %s the navigation marks the page itself as %s, and the menus %j that it belongs to',
  async (at, marked, menus) => {
    const { Navigation = '' } = (await cachedParts(page(newSite(), at))).html;
    expect(Navigation.match(/<a aria-current="page" href="([^"]*)"/)?.[1]).toBe(marked);
    expect([...Navigation.matchAll(/data-here="true"><summary>(?:<[^>]*>)*([^<]*)/g)].map(([, name]) => name)).toEqual(
      menus,
    );
  },
);

test('a new notice is in the footer, and a new zone in the menu, at once', async () => {
  const site = newSite();
  await cachedParts(page(site, '/contact'));
  const noticed = { ...frame, updated: '2026-07-02T06:00:00.000Z' };
  expect((await cachedParts(page(site, '/contact', noticed))).html.Footer).toContain('2026-07-02');
  const { html } = await cachedParts(page(site, '/contact', { ...frame, zones: [{ code: 'hills', name: 'Hills' }] }));
  expect(html.Navigation).toContain('href="/campus/zone/hills"');
  expect(html.Navigation).not.toContain('Shore');
});

test('what is made outside a page has no id that depends on its place in it', async () => {
  const { html } = await cachedParts(page(newSite(), '/contact'));
  expect(Object.keys(html)).toHaveLength(Object.keys(PART_KEYS).length);
  for (const part of Object.values(html)) expect(part).not.toMatch(/="[^"]*(_R_|:R|«)/);
});

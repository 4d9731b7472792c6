import { createQueryClient } from '@university/shared';
import { IslandCode } from '@university/shared/island';
import type { AreaModule } from '../site/contexts';
import type { SiteRoute } from '../site/boot';
import { prefetchOnIntent, REST } from './prefetch';

const ROUTES = [
  { id: 'a:one', path: '/programs/:id', title: 'A programme', description: '' },
  { id: 'a:own', path: '/record', title: 'A record', description: '', access: 'applicant' },
  { id: 'b:staff', path: '/admin/desk', title: 'A desk', description: '', access: ['admin'] },
] as unknown as SiteRoute[];

const loader = jest.fn(async () => undefined);
const load = jest.fn(async (_id: string) => ({ default: () => null, loader }));
const modules = { code: (id: string) => new IslandCode<AreaModule>(() => load(id)) };
const queryClient = createQueryClient({ api: { get: jest.fn() }, sitePages: async () => [] });

const link = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>there</b></a>`;
  return document.querySelector('b') as Element;
};
const sign = (name: string, element: Element) => element.dispatchEvent(new Event(name, { bubbles: true }));
const rest = (milliseconds = REST) => jest.advanceTimersByTimeAsync(milliseconds);

beforeAll(() => prefetchOnIntent({ routes: ROUTES, modules, queryClient }));
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test.each(['pointerover', 'focusin'])('a link that had %s for a while gets its code and data', async (name) => {
  sign(name, link('/programs/p-1?tab=years'));
  await rest(REST - 1);
  expect(load).not.toHaveBeenCalled();
  await rest(1);
  expect(load).toHaveBeenCalledWith('a:one');
  expect(loader).toHaveBeenCalledWith({
    params: { id: 'p-1' },
    url: new URL('/programs/p-1?tab=years', location.href),
    queryClient,
  });
});

test('a touch does not wait', async () => {
  sign('touchstart', link('/programs/p-1'));
  await rest(0);
  expect(loader).toHaveBeenCalledTimes(1);
});

test('a link that the pointer only passed over gets nothing', async () => {
  sign('pointerover', link('/programs/p-1'));
  sign('pointerover', document.body);
  await rest();
  expect(load).not.toHaveBeenCalled();
});

test.each(['https://elsewhere.example/programs/p-1', '/nowhere', '/programs/feed.xml', '#part', '/admin/desk'])(
  '%s gets nothing',
  async (href) => {
    sign('pointerover', link(href));
    await rest();
    expect(load).not.toHaveBeenCalled();
  },
);

test('of a page that belongs to somebody only the code is fetched', async () => {
  sign('pointerover', link('/record'));
  await rest();
  expect(load).toHaveBeenCalledWith('a:own');
  expect(loader).not.toHaveBeenCalled();
});

test('code that cannot be had is not complained of', async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  sign('pointerover', link('/programs/p-1'));
  await rest();
  expect(load).toHaveBeenCalledTimes(1);
});

/** @jest-environment node */
import { createQueryClient, type SitePage } from '@university/shared';
import { ANSWERS, SITE_PAGES } from '../testing/site';
import { indexOfServer, indexOfTab } from './live-index';

let api: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  api = { ...ANSWERS };
  asked = [];
});
afterEach(() => jest.restoreAllMocks());

/** The query client of one request. */
function requestFor(pages: SitePage[]) {
  return createQueryClient({
    api: {
      async get(path) {
        asked.push(path);
        if (api[path] instanceof Error) throw api[path];
        return api[path];
      },
    },
    sitePages: async () => pages,
  });
}

const found = async (query: string, pages: SitePage[]) =>
  (await indexOfServer(requestFor(pages))).search(query).hits.map(({ entry }) => entry.path);

it('serves requests with one index, and leaves the list of pages out of what travels', async () => {
  const pages = [...SITE_PAGES];
  const first = requestFor(pages);
  const [one, other] = await Promise.all([indexOfServer(first), indexOfServer(requestFor(pages))]);
  expect(one).toBe(other);
  expect(asked.filter((path) => path === '/faculty')).toHaveLength(1);
  expect(first.getQueryData(['site-pages'])).toBeUndefined();
});

it('finds the pages of a new release at once', async () => {
  const page = { path: '/robots', title: 'Robots at work', description: '', keywords: [] };
  expect(await found('robots', [...SITE_PAGES])).toEqual([]);
  expect(await found('robots', [...SITE_PAGES, page])).toEqual(['/robots']);
});

it('reads again what it has had for half a minute', async () => {
  const pages = [...SITE_PAGES];
  await found('nair', pages);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31_000);
  await found('nair', pages);
  expect(asked.filter((path) => path === '/faculty')).toHaveLength(2);
});

it('does not keep an index that lacks something', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const pages = [...SITE_PAGES];
  api['/faculty'] = new Error('down');
  expect(await found('nair', pages)).toEqual([]);
  api['/faculty'] = ANSWERS['/faculty'];
  expect(await found('nair', pages)).toEqual(['/faculty/f1']);
});

it('keeps the index of a tab, and makes it anew when it is old', () => {
  const tab = requestFor([]);
  const index = indexOfTab(tab);
  expect(indexOfTab(tab)).toBe(index);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000);
  expect(indexOfTab(tab)).not.toBe(index);
});

it('reads what has failed again on request, also while something else has not answered yet', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let answerCampuses = (_: unknown) => {};
  api['/faculty'] = new Error('down');
  api['/campus'] = new Promise((resolve) => {
    answerCampuses = resolve;
  });
  const index = indexOfTab(requestFor([...SITE_PAGES]));
  const loading = index.load();
  while (index.snapshot().failed.length === 0) await new Promise((resolve) => setTimeout(resolve));
  api['/faculty'] = ANSWERS['/faculty'];
  const again = index.load();
  while (index.search('nair').hits.length === 0) await new Promise((resolve) => setTimeout(resolve));
  expect(index.snapshot()).toMatchObject({ isLoading: true, failed: [] });
  answerCampuses(ANSWERS['/campus']);
  await Promise.all([loading, again]);
  expect(index.snapshot().isLoading).toBe(false);
});

import { createQueryClient } from '@university/shared';
import type { Address } from '@university/shared/remote';
import addresses from './addresses';
import { LISTING_ID } from './content/addresses';
import remote from './routes';

const asked: string[] = [];

/** A public API with two of everything, and notices on two pages. */
const queryClient = createQueryClient({
  sitePages: async () => [],
  api: {
    async get(path, query) {
      asked.push(path);
      const { page = 1 } = (query ?? {}) as { page?: number };
      const notices = [{ _id: `n${page}`, publishAt: '2026-01-01T00:00:00Z' }];
      return {
        data: {
          programs: [
            { _id: 'p1', years: {} },
            { _id: 'p2', years: null },
          ],
          campuses: [{ slug: 'dwarka' }],
          zones: [{ code: 'west' }],
          departments: [{ _id: 'd1' }],
          faculty: [{ _id: 'f1' }],
          pages: [
            { path: '/contact', updated_at: '2026-01-01T00:00:00Z' },
            { path: '/about-us/new', updated_at: null },
            { path: '/admission', updated_at: null },
            { path: '/green-campus', updated_at: null },
            { path: '/courses/cooking', updated_at: null },
          ],
          notices,
        },
        metadata: { totalPages: 2 },
      };
    },
  },
});

const routes = remote.routes.filter(({ path }) => path.includes(':'));

const pagesAt = async (id: string) => (await addresses({ id, queryClient })) ?? [];

async function addressesOf(id: string): Promise<Address[]> {
  const route = routes.find((each) => each.id === id) as { addresses?: () => Promise<{ default: CallableFunction }> };
  return (await route.addresses?.())?.default({ id, queryClient }) ?? [];
}

test('every path with parameters names its pages, but for archives that search engines need not list', () => {
  const without = routes.filter((route) => !('addresses' in route)).map(({ path }) => path);
  expect(without).toEqual(['/recruitment/archive/:category']);
});

test.each(routes.filter((route) => 'addresses' in route).map(({ id, path }) => [path, id]))(
  'the pages of %s have addresses of that form',
  async (path, id) => {
    const found = await addressesOf(id);
    expect(found.length).toBeGreaterThan(0);
    const form = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    for (const address of found) expect(address.path).toMatch(form);
  },
);

test('programmes without a page are left out, notices come from all answers', async () => {
  expect(await addressesOf('mfe-public:program')).toEqual([{ path: '/programs/p1' }]);
  expect((await addressesOf('mfe-public:notice')).map(({ path }) => path)).toEqual(['/notices/n1', '/notices/n2']);
});

test('pages of text are named wherever they are served, and there alone', async () => {
  expect(await pagesAt(LISTING_ID)).toEqual([
    { path: '/contact', changed: '2026-01-01T00:00:00Z' },
    { path: '/about-us/new' },
    { path: '/green-campus' },
  ]);
});

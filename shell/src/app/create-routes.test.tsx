import { act, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import { IslandCode, touch } from '@university/shared/island';
import type { PageModule } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { createRoutes } from './create-routes';
import type { AreaModule, ModuleSource } from '../site/contexts';
import { noPopovers } from '../testing/no-popovers';
import type { SiteMap, SiteRoute } from '../site/boot';

const route = (id: string, path: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
  id: `m:${id}`,
  path,
  title: `Title of ${id}`,
  description: 'd',
  ...more,
});

const site: SiteMap = {
  routes: [
    route('home', '/'),
    route('courses', '/courses'),
    route('level', '/courses/:level', { lowercase: ['level'] }),
    route('iqac', '/academics/IQAC'),
  ],
  slots: [],
  remotes: {},
};

function Level() {
  return <h1>Level {useParams().level}</h1>;
}

class Modules implements ModuleSource {
  readonly asked: string[] = [];
  private readonly codes = new Map<string, IslandCode<AreaModule>>();
  constructor(private readonly pages: Record<string, PageModule | Error>) {}

  code(id: string): IslandCode<AreaModule> {
    const code = this.codes.get(id) ?? new IslandCode(() => this.load(id));
    this.codes.set(id, code);
    return code;
  }

  private async load(id: string): Promise<AreaModule> {
    this.asked.push(id);
    const module = this.pages[id] ?? { default: () => <h1 tabIndex={-1}>Page {id}</h1> };
    if (module instanceof Error) throw module;
    return module;
  }

  isClientRendered(): boolean {
    return false;
  }
}

function open(
  path: string,
  pages: Record<string, PageModule | Error> = {},
  recover?: (error: unknown) => Promise<never>,
  ways: Record<string, string> = {},
  map = site,
) {
  const modules = new Modules(pages);
  const asked: string[] = [];
  const queryClient = createQueryClient({
    api: {
      async get(url, query) {
        asked.push(url);
        return { data: { notices: [], moved: ways[(query as { path?: string } | undefined)?.path ?? ''] ?? null } };
      },
    },
    sitePages: async () => [],
  });
  const routes = createRoutes(
    map,
    modules,
    () => ({ queryClient, hash: made?.state.navigation.location?.hash ?? '' }),
    recover,
  );
  let made: ReturnType<typeof createMemoryRouter> | undefined;
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  made = router;
  render(
    <App site={map} modules={modules} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
  return { router, modules, queryClient, asked };
}

noPopovers();
// Their code comes with the first sign that somebody is there.
beforeAll(touch);
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page', () => {
  it('has its loader called with parameters, address and the query client; what that says is its title', async () => {
    const loader = jest.fn(async () => ({ title: 'Undergraduate' }));
    const { queryClient } = open('/courses/ug?sort=name', { 'm:level': { default: Level, loader } });
    expect(await screen.findByText('Level ug')).toBeVisible();
    expect(loader.mock.calls).toMatchObject([[{ params: { level: 'ug' }, queryClient }]]);
    const [[{ url }]] = loader.mock.calls as unknown as [[{ url: URL }]];
    expect(url.pathname + url.search).toBe('/courses/ug?sort=name');
    await waitFor(() => expect(document.title).toMatch(/^Undergraduate · /));
  });

  it.each([
    ['/Courses', '/courses', ''],
    ['/courses/?a=1&b=2', '/courses', '?a=1&b=2'],
    ['/Courses/UG?a=B', '/courses/ug', '?a=B'],
    ['/academics/iqac', '/academics/IQAC', ''],
  ])('asked for as %s is at %s, its query kept, one step from the page before', async (asked, pathname, search) => {
    const { router } = open('/');
    await screen.findByText('Page m:home');
    await act(() => router.navigate(asked));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Page m:home')).toBeVisible();
  });
});

describe('a newer release of the site', () => {
  const opensAnew = () => jest.fn(() => new Promise<never>(() => {}));

  it('is asked for an address that this tab does not know', async () => {
    const recover = opensAnew();
    const { router } = open('/', {}, recover);
    await screen.findByText('Page m:home');
    act(() => void router.navigate('/opened-yesterday'));
    await waitFor(() => expect(recover).toHaveBeenCalled());
    expect(screen.queryByText('Page Not Found')).not.toBeInTheDocument();
  });
});

describe('an address that leads elsewhere', () => {
  it('is followed where the page says that there is no such thing', async () => {
    const cooking = { 'm:level': { default: Level, loader: async () => ({ status: 404 as const }) } };
    const { router } = open('/courses/cooking', cooking, undefined, { '/courses/cooking': '/courses' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
  });

  it('is asked for only where no page is', async () => {
    const { asked } = open('/courses', {}, undefined, { '/courses': '/' });
    expect(await screen.findByText('Page m:courses')).toBeVisible();
    expect(asked).not.toContain('/page/text');
  });
});

describe('a remote that answers wherever no other does', () => {
  const withRest = { ...site, routes: [...site.routes, route('texts', '/*')], absent: ['/alumni/*'] };
  const texts = {
    'm:texts': {
      default: () => <h1 tabIndex={-1}>A text</h1>,
      loader: async ({ url }: { url: URL }) =>
        url.pathname === '/green-campus' ? { title: 'Green campus' } : { status: 404 as const, title: 'No text' },
    },
  };
  const openRest = (path: string, ...more: [((error: unknown) => Promise<never>)?, Record<string, string>?]) =>
    open(path, texts, more[0], more[1], withRest);

  it('leaves what nothing is said of to the not-found page, which has no trail', async () => {
    const { modules } = openRest('/nowhere');
    expect(await screen.findByText('404')).toBeVisible();
    expect(screen.queryByText('A text')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^Page Not Found · /));
    expect(modules.asked).toContain('m:texts');
  });

  afterEach(() => history.replaceState(null, '', '/'));

  it('runs none of its code in the staff area, where another remote answers alone', async () => {
    history.replaceState(null, '', '/admin/nowhere');
    const { modules } = openRest('/admin/nowhere');
    expect(await screen.findByText('404')).toBeVisible();
    expect(modules.asked).not.toContain('m:texts');
  });

  it('does not answer for another one that is away', async () => {
    const { asked } = openRest('/alumni/green-campus');
    expect(await screen.findByText('Not available now')).toBeVisible();
    expect(asked).not.toContain('/page/text');
  });

  it.each([
    ['/Courses?sort=name#fees', '/courses?sort=name#fees'],
    ['/old?page=2#solar', '/green-campus?page=2#solar'],
    ['/older#solar', '/green-campus#water'],
    ['/away?page=2#solar', '/green-campus?a=1'],
  ])('is left within the tab with query and anchor: %s', async (asked, reached) => {
    const ways = { '/old': '/green-campus', '/older': '/green-campus#water', '/away': '/green-campus?a=1' };
    const { router } = openRest('/', undefined, ways);
    await screen.findByText('Page m:home');
    await act(() => router.navigate(asked));
    const { pathname, search, hash } = router.state.location;
    await waitFor(() => expect(pathname + search + hash).toBe(reached));
  });
});

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { authStore } from '../../core/auth';
import { browserApi } from '../../core/http';
import { createQueryClient } from '../../core/query-client';
import type { LoaderArgs, RemoteDefinition, RouteDescriptor, SlotModule } from '../../remote/types';
import { fillBrowserGaps } from '../browser-gaps';
import { exampleHandlers, type Mood } from '../example-api';
import { exampleOf } from '../example';
import { exampleAddress } from './example-address';

/** Milliseconds, for busy machines: the first page loads most of the code. */
const PATIENT = { timeout: 15_000 };

let mood: Mood = 'examples';
const THROWN = 'data-thrown';

function Thrown() {
  return <p {...{ [THROWN]: String(useRouteError()) }} />;
}

const thrownIn = (container: Element) => container.querySelector(`[${THROWN}]`)?.getAttribute(THROWN);

/** Renders a page or slot with the providers of the site and the example API. */
function show(element: ReactNode, path: string, loader?: Awaited<ReturnType<RouteDescriptor['load']>>['loader']) {
  const queryClient = createQueryClient({ api: browserApi, sitePages: async () => [] });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(
    [
      {
        path,
        element,
        errorElement: <Thrown />,
        hydrateFallbackElement: null,
        loader: async ({ request, params }) =>
          (await loader?.({ params, url: new URL(request.url), queryClient })) ?? null,
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [exampleAddress(path)] },
  );
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}

const asPage = (loader: SlotModule['loader']) => async (args: LoaderArgs) => {
  await loader?.(args);
  return undefined;
};

/** Queries with neither an answer nor a failure. */
const unanswered = (queryClient: QueryClient): number =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending' && state.fetchStatus !== 'idle' && state.fetchFailureCount === 0)
    .length;

/**
 * Every page and slot of a remote in a browser (jsdom), where the API answers as the contract says, where it has
 * nothing yet, and where it fails: a page may say so, but must not throw.
 */
export function testInBrowser({ routes, slots }: RemoteDefinition): void {
  const server = setupServer(
    ...exampleHandlers(() => mood),
    http.all('*', () => new HttpResponse(null, { status: 404 })),
  );
  beforeAll(() => {
    fillBrowserGaps();
    server.listen();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {});
    authStore.getState().begin({ token: 'example', currentRole: 'admin', email: 'admin@seu.example' });
  });
  afterEach(() => jest.restoreAllMocks());

  describe.each(['examples', 'empty', 'failing'] as const)('where the API gives: %s', (given) => {
    test.each(routes.map((route) => [route.path, route] as const))('%s shows a page', async (path, { load }) => {
      mood = given;
      const { default: Page, loader } = await load();
      const { container, queryClient } = show(<Page />, path, loader);
      await waitFor(() => expect(container.querySelector(`h1, [${THROWN}]`)).not.toBeNull(), PATIENT);
      // Pages may retry while the API fails.
      if (given !== 'failing') await waitFor(() => expect(queryClient.isFetching()).toBe(0), PATIENT);
      expect(thrownIn(container)).toBeUndefined();
    });

    if (slots.length > 0)
      test.each(slots.map((slot) => [slot.id, slot] as const))(
        '%s fills its slot',
        async (_, { load, path = '/', takes }) => {
          mood = given;
          const { default: Slot, loader } = await load();
          const gives = takes && exampleOf(takes);
          const slot = <Slot close={() => {}} gives={gives as never} />;
          const { container, queryClient } = show(slot, path, asPage(loader));
          // A slot may be empty without data.
          if (given === 'examples') await waitFor(() => expect(container.innerHTML).not.toBe(''), PATIENT);
          else await waitFor(() => expect(unanswered(queryClient)).toBe(0), PATIENT);
          expect(thrownIn(container)).toBeUndefined();
        },
      );
  });
}

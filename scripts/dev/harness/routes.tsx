import type { QueryClient } from '@university/shared/query';
import type { SitePage } from '@university/shared';
import type { RouteObject } from 'react-router-dom';
import remote from 'the-remote';
import described from 'the-remote/described';
import { Contents } from './Contents';
import { Frame } from './Frame';
import { PageFailed } from './PageFailed';
import { SlotOnShow } from './SlotOnShow';
import { KIT, SLOTS } from './addresses';

/** The pages of this remote as search and site map would list them. */
export const sitePages: SitePage[] = described.routes
  .filter(({ path, listed = true }) => listed && !/[:*]/.test(path))
  .map(({ path, title, description, keywords = [] }) => ({ path, title, description, keywords }));

/** The remote's pages at their own addresses, its slots below an address of the harness, and a list of both. */
export function harnessRoutes(queryClient: QueryClient): RouteObject[] {
  const pages = described.routes.map(
    ({ id, path, title }): RouteObject => ({
      id,
      path,
      handle: title,
      errorElement: <PageFailed />,
      async lazy() {
        const load = remote.routes.find((route) => route.id === id)?.load;
        if (!load) throw new Error(`${id} has no code`);
        const { default: Component, loader } = await load();
        return {
          Component,
          loader: async ({ params, request }) =>
            (await loader?.({ params, url: new URL(request.url), queryClient })) ?? null,
        };
      },
    }),
  );
  return [
    {
      element: <Frame />,
      hydrateFallbackElement: <p>Loading…</p>,
      children: [
        ...pages,
        { path: `${SLOTS}/:id`, element: <SlotOnShow /> },
        { path: KIT, handle: 'Kit', lazy: async () => ({ Component: (await import('./kit/Examples')).Examples }) },
        { path: '*', element: <Contents /> },
      ],
    },
  ];
}

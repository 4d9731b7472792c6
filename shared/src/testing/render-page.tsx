import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { ApiError } from '../core/api';
import { createQueryClient, type SitePage } from '../core/query-client';

interface Options {
  path?: string;
  /** The route pattern, for pages with parameters: `/programs/:id`. */
  pattern?: string;
  /** Answers by path below `/api/v1`; an `Error` makes the call fail, other paths are 404. */
  api?: Record<string, unknown>;
  sitePages?: SitePage[];
}

/** Renders a page with the providers of the shell and a fake API. */
export function renderPage(
  element: ReactElement,
  { path = '/', pattern = '*', api = {}, sitePages = [] }: Options = {},
) {
  const queryClient = createQueryClient({
    api: {
      async get(asked) {
        const answer = api[asked];
        if (answer === undefined) throw new ApiError(404, 'not_found', `No answer for ${asked}`);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    sitePages: async () => sitePages,
  });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(
    [
      { path: pattern, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    // A new document, without state of an earlier one.
    { initialEntries: [{ ...parsePath(path), key: crypto.randomUUID() }] },
  );
  // No styles: jsdom matches every rule for each role query.
  const view = render(
    <StyleSheetManager target={document.createElement('div')}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StyleSheetManager>,
  );
  // Checking `pointer-events` on every ancestor is slow in jsdom.
  return { ...view, queryClient, router, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

/** Target of a link. */
export const hrefOf = (name: string | RegExp, part: Pick<typeof screen, 'getByRole'> = screen) =>
  part.getByRole('link', { name }).getAttribute('href');

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { ApiError } from '../core/api';
import { createQueryClient, type SitePage } from '../core/query-client';

interface Options {
  /** The address on screen, with its query. */
  path?: string;
  /** The route's pattern, where the page has parameters: `/programs/:id`. */
  pattern?: string;
  /** Answers by path below `/api/v1`; an `Error` makes the call fail, a path left out is 404. */
  api?: Record<string, unknown>;
  sitePages?: SitePage[];
}

/** Renders a page with the providers that the shell gives it, on a faked API port. */
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
    // A document of its own: nothing in memory is of an earlier one's first entry.
    { initialEntries: [{ ...parsePath(path), key: crypto.randomUUID() }] },
  );
  // Styles stay out of the document: jsdom matches every rule against every element whose role is looked up.
  const view = render(
    <StyleSheetManager target={document.createElement('div')}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StyleSheetManager>,
  );
  // Whether a style keeps a pointer away is asked of every element around what is clicked, which takes jsdom long.
  return { ...view, queryClient, router, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

/** Where the link of this name leads, on the page or in a part of it. */
export const hrefOf = (name: string | RegExp, part: Pick<typeof screen, 'getByRole'> = screen) =>
  part.getByRole('link', { name }).getAttribute('href');

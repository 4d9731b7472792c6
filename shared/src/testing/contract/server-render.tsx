import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { ApiError } from '../../core/api';
import { createQueryClient } from '../../core/query-client';
import type { RouteDescriptor } from '../../remote/types';
import { exampleAddress } from './example-address';

const ORIGIN = 'https://seu.example';

/** An API that cannot be reached during server rendering. */
const DOWN = {
  api: {
    async get(): Promise<never> {
      throw new ApiError(0, 'unreachable', 'The API is down.');
    },
  },
  sitePages: async () => [],
};

/** The HTML of a page rendered by the shell without data. Rejects when the page throws. */
export async function renderOnServer({ id, path, load }: RouteDescriptor): Promise<string> {
  const { default: Page, loader } = await load();
  const queryClient = createQueryClient(DOWN);
  const handler = createStaticHandler([
    {
      id,
      path,
      element: <Page />,
      loader: async ({ request, params }) =>
        (await loader?.({ params, url: new URL(request.url), queryClient })) ?? null,
    },
  ]);
  const context = await handler.query(new Request(ORIGIN + exampleAddress(path)));
  if (context instanceof Response) throw new Error(`its loader answers with status ${context.status}`);
  // After a failed loader the browser renders the page without its data.
  context.errors = null;
  const sheet = new ServerStyleSheet();
  try {
    return renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <QueryClientProvider client={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </StyleSheetManager>,
    );
  } finally {
    sheet.seal();
  }
}

/** Problems of a page's HTML, a sentence each. */
export function htmlComplaints(id: string, html: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  return [
    ...(headings === 1 ? [] : [`${id} has ${headings} h1 elements in the server's HTML. Begin it with PageHeader.`]),
    ...(/<[^>]+\sstyle="/.test(html)
      ? [`${id} has a style attribute in the server's HTML, which the pages' policy refuses. Use styled-components.`]
      : []),
  ];
}

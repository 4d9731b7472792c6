/** A plain Module Federation host without the shell, which mounts one page of a remote. */
import { createInstance } from '@module-federation/enhanced/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import * as shared from '@university/shared';
import { version } from '@university/shared/package.json';
import * as query from '@university/shared/query';
import type { RemoteCode } from '@university/shared/remote';
import * as router from '@university/shared/router';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { MemoryRouter } from 'react-router-dom';
import * as styled from 'styled-components';

const share = (lib: object, version: string) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const host = createInstance({
  name: 'other_host',
  remotes: [{ name: 'mfe_search', entry: new URLSearchParams(location.search).get('entry') as string }],
  shared: {
    react: share(react, react.version),
    'react/jsx-runtime': share(jsxRuntime, react.version),
    'react-dom': share(reactDom, reactDom.version),
    'styled-components': share(styled, styled.version),
    '@university/shared': share(shared, version),
    '@university/shared/query': share(query, version),
    '@university/shared/router': share(router, version),
  },
});
const { default: remote } = (await host.loadRemote('mfe_search/remote')) as { default: RemoteCode };
const Page = (await remote.routes[0]?.load())?.default ?? (() => 'There is no page.');
const pages = [{ path: '/of-the-host', title: 'Workshops of the host', description: 'All of them', keywords: [] }];
const get = async () => ({
  data: new Proxy({}, { get: (_, name) => (name === 'menu' ? null : []) }),
  metadata: { total: 0, page: 1, limit: 1, totalPages: 1 },
});
const client = shared.createQueryClient({ api: { get }, sitePages: async () => pages });
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={['/search']}>
      <Page />
    </MemoryRouter>
  </QueryClientProvider>,
);

import { type QueryClient, QueryClientProvider } from '@university/shared/query';
import type { ReactNode } from 'react';
import { GlobalStyle } from '../layout/GlobalStyle';
import { type ModuleSource, ModuleSourceContext } from './module-source';
import { SlotsContext } from './slots-context';
import type { SiteMap } from './types';

interface Props {
  site: SiteMap;
  modules: ModuleSource;
  queryClient: QueryClient;
  /** The router provider of this side. */
  children: ReactNode;
}

/** The whole document body, the same on the server and in the browser. */
export function App({ site, modules, queryClient, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <ModuleSourceContext value={modules}>
        <SlotsContext value={site.slots}>
          <GlobalStyle />
          {children}
        </SlotsContext>
      </ModuleSourceContext>
    </QueryClientProvider>
  );
}

import { type QueryClient, QueryClientProvider } from '@university/shared/query';
import { type ReactNode, useMemo, useState } from 'react';
import { frameQuery } from './frame';
import { type ModuleSource, ModuleSourceContext } from './areas/module-source';
import { PathsContext } from './routes/paths-context';
import { SlotsContext } from './areas/slots-context';
import type { SiteMap } from './types';
import { FirstFrameContext } from './use-frame';

interface Props {
  site: SiteMap;
  modules: ModuleSource;
  queryClient: QueryClient;
  /** The router provider of this side. */
  children: ReactNode;
}

/** The whole document body, the same on the server and in the browser. */
export function App({ site, modules, queryClient, children }: Props) {
  const paths = useMemo(() => new Set(site.routes.map(({ path }) => path)), [site]);
  const [firstFrame] = useState(() => queryClient.getQueryData(frameQuery().queryKey));
  return (
    <QueryClientProvider client={queryClient}>
      <ModuleSourceContext value={modules}>
        <SlotsContext value={site.slots}>
          <PathsContext value={paths}>
            <FirstFrameContext value={firstFrame}>{children}</FirstFrameContext>
          </PathsContext>
        </SlotsContext>
      </ModuleSourceContext>
    </QueryClientProvider>
  );
}

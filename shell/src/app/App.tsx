import { QueryClientProvider, type QueryClient } from '@university/shared/query';
import { type ReactNode, useMemo, useState } from 'react';
import { FirstFrameContext, frameQuery } from '../site/frame';
import { ModuleSourceContext, PathsContext, SlotsContext, type ModuleSource } from '../site/contexts';
import type { SiteMap } from '../site/boot';

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

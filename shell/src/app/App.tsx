import { QueryClientProvider, type QueryClient } from '@university/shared/query';
import { type ReactNode, useState } from 'react';
import { FirstFrameContext, frameQuery } from '../site/frame';
import { FlagsContext, OpenSlotContext } from '@university/shared';
import { Fillings } from '../layout/islands';
import { ModuleSourceContext, SiteContext, type ModuleSource } from '../site/contexts';
import type { SiteMap } from '../site/boot';

interface Props {
  site: SiteMap;
  modules: ModuleSource;
  queryClient: QueryClient;
  children: ReactNode;
}

const NONE: readonly string[] = [];

export function App({ site, modules, queryClient, children }: Props) {
  const [firstFrame] = useState(() => queryClient.getQueryData(frameQuery().queryKey));
  return (
    <QueryClientProvider client={queryClient}>
      <ModuleSourceContext value={modules}>
        <SiteContext value={site}>
          <FlagsContext value={site.flags ?? NONE}>
            <OpenSlotContext value={Fillings}>
              <FirstFrameContext value={firstFrame}>{children}</FirstFrameContext>
            </OpenSlotContext>
          </FlagsContext>
        </SiteContext>
      </ModuleSourceContext>
    </QueryClientProvider>
  );
}

import { Island, type IslandCode, LiveIsland, whenOnline } from '@university/shared/island';
import type { PageModule } from '@university/shared/remote';
import { Button, Container, PageTitle, Section, Stack } from '@university/shared/kit';
import { memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { texts } from '../texts';
import { Loading } from './Loading';
import { restoreTyped } from '../typed/typed';
import { useAreas, AreaContext, type AreaModule, useModuleSource } from '../contexts';

interface Props {
  id: string;
  fallback: ReactNode;
  isQuiet?: boolean;
  children: (module: AreaModule) => ReactNode;
}

export function RemoteArea({ id, fallback, isQuiet, children }: Props) {
  const source = useModuleSource();
  const [isClientRendered] = useState(() => source.isClientRendered(id));
  const onStanding = useCallback(
    (retry: () => void) => {
      const ends = [useAreas.getState().add({ id, retry }), whenOnline(retry)];
      return () => {
        for (const end of ends) end();
      };
    },
    [id],
  );
  const area = { attributes: { 'data-area': id }, onLive: restoreTyped };
  return isClientRendered ? (
    <Suspense fallback={fallback}>
      <ClientArea code={source.code(id)} isQuiet={isQuiet}>
        {(module) => <LiveIsland {...area}>{children(module)}</LiveIsland>}
      </ClientArea>
    </Suspense>
  ) : (
    <Island code={source.code(id)} {...area} fallback={fallback} onStanding={onStanding}>
      {children}
    </Island>
  );
}

interface ClientAreaProps extends Pick<Props, 'isQuiet' | 'children'> {
  code: IslandCode<AreaModule>;
}

function ClientArea({ code, isQuiet, children }: ClientAreaProps) {
  const [module, setModule] = useState<AreaModule | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setModule('loading');
    code.load().then(setModule, () => setModule('failed'));
  }, [code]);
  useEffect(load, [load]);
  if (typeof module === 'object') return children(module);
  if (isQuiet) return null;
  return module === 'loading' ? <Loading /> : <AreaFailed onRetry={load} />;
}

export function AreaFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Section>
      <Container>
        <Stack role="alert">
          <PageTitle as="h1" tabIndex={-1}>
            {texts.error.title}
          </PageTitle>
          <p>{texts.error.text}</p>
          <div>
            <Button type="button" onClick={onRetry}>
              {texts.error.retry}
            </Button>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

/** React renders this beside every long page, in case it is cut in two; the server never does. */
const pageFallback = typeof document === 'undefined' ? null : <Loading />;

/** Memoised: an update before hydration would discard the server's HTML. */
export const PageArea = memo(function PageArea({ id }: { id: string }) {
  return (
    <AreaContext value={id}>
      <RemoteArea id={id} fallback={pageFallback}>
        {(module) => {
          const Page = (module as PageModule).default;
          return <Page />;
        }}
      </RemoteArea>
    </AreaContext>
  );
});

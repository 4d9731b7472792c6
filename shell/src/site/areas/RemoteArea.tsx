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
  /** Shown while there is neither HTML of the server nor code. */
  fallback: ReactNode;
  /** Where the server left it out, nothing replaces it until its code is there, or where that fails. */
  isQuiet?: boolean;
  children: (module: AreaModule) => ReactNode;
}

/** The island of one remote. People are told while its code does not come, and can ask for it again; so does a network that is back. */
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

/** An area that the server left out: a page behind a login, or one whose server code failed. */
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

/** Shown where a page could not be shown; the layout around it goes on working. */
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

/** React renders this beside every long page, in case it is cut in two. The server never does that. */
const pageFallback = typeof document === 'undefined' ? null : <Loading />;

/** A remote's page. Memoised, below no state: an update from above before hydration would cost the server's HTML. */
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

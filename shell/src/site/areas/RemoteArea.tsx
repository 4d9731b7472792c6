import { useLivePart } from '@university/shared/ui';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { AreaFailed } from '../../layout/states/AreaFailed';
import { Loading } from '../../layout/states/Loading';
import { useAreas } from './areas';
import { type AreaModule, useModuleSource } from './module-source';
import { restoreTyped } from '../typed/typed';

interface Props {
  id: string;
  children: (module: AreaModule) => ReactNode;
}

/** The area of one remote: its code, or what the server rendered for as long as the code does not come. */
export function RemoteArea({ id, children }: Props) {
  const source = useModuleSource();
  const [isClientRendered] = useState(() => source.isClientRendered(id));
  if (isClientRendered) return <ClientArea id={id}>{children}</ClientArea>;
  const first = use(source.first(id));
  if (first.kind === 'kept') return <KeptArea id={id}>{children}</KeptArea>;
  return <LiveArea id={id}>{children(first.module)}</LiveArea>;
}

function LiveArea({ id, children }: { id: string; children: ReactNode }) {
  const area = useLivePart();
  useEffect(() => {
    if (area.current) void restoreTyped(area.current);
  }, [area]);
  return (
    <div ref={area} data-area={id}>
      {children}
    </div>
  );
}

/**
 * Adopts the server's HTML without knowing what is in it: React leaves the nodes of an element with foreign HTML
 * alone. Becomes the live area as soon as the code is there; one more attempt is made without being asked.
 */
function KeptArea({ id, children }: Props) {
  const source = useModuleSource();
  const [module, setModule] = useState<AreaModule | null>(null);
  useEffect(() => {
    const { keep, release } = useAreas.getState();
    const retry = () =>
      void source.load(id).then(
        (loaded) => {
          setModule(loaded);
          release(id);
        },
        () => {},
      );
    keep({ id, retry });
    retry();
    return () => release(id);
  }, [id, source]);
  return module ? (
    <LiveArea key="live" id={id}>
      {children(module)}
    </LiveArea>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React away from the nodes that are there
    <div key="kept" data-area={id} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  );
}

/** An area that the server left out: a page behind a login, or one whose server code failed. */
function ClientArea({ id, children }: Props) {
  const source = useModuleSource();
  const [module, setModule] = useState<AreaModule | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setModule('loading');
    source.load(id).then(setModule, () => setModule('failed'));
  }, [id, source]);
  useEffect(load, [load]);
  if (module === 'loading') return <Loading />;
  if (module === 'failed') return <AreaFailed onRetry={load} />;
  return <LiveArea id={id}>{children(module)}</LiveArea>;
}

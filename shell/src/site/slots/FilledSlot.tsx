import { type ReactNode, memo, use, useEffect, useRef, useState } from 'react';
import { note } from '../monitoring';
import { LeaveWatch, useHydrated } from '@university/shared/island';
import { Stack } from '@university/shared/kit';
import { mismatchOf } from '@university/shared/remote/handed-over';
import type { LoaderArgs, SlotModule } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import type { SiteMap, SiteSlot } from '../boot';
import { RemoteArea } from '../areas/RemoteArea';
import { AreaContext, type ModuleSource, SiteContext, useModuleSource } from '../contexts';
import { remoteOf } from '../routes';
import { atMost } from '../frame';
import { SilentBoundary } from './SilentBoundary';
import { fillingsAt, slotsAt } from './slots-at';

/** Validates what is passed against the opener's and the filling's schema. @param given JSON */
export function FilledSlot({ name, given }: { name: string; given: string }) {
  const area = use(AreaContext);
  const { routes, slots, opened = {} } = use(SiteContext);
  const opening = opened[name];
  const { pathname } = useLocation();
  const { resume } = useModuleSource();
  if (!opening) return null;
  const owner = remoteOf(area);
  const page = routes.find(({ id }) => id === area);
  if (!page || owner !== opening.owner || page.path !== opening.path)
    return <Mismatch remote={owner} problem={`The slot ${name} is not opened here`} />;
  const mismatch = mismatchOf(opening.gives, JSON.parse(given));
  if (mismatch) return <Mismatch remote={owner} problem={`What the slot ${name} is given does not fit: ${mismatch}`} />;
  return (
    <Stack $gap={3}>
      {slotsAt(slots, name, pathname).map((slot) => (
        <Filling key={slot.id} slot={slot} given={given} />
      ))}
      <Resumed by={resume} area={area} />
    </Stack>
  );
}

/** Attributes what follows to the page again. */
function Resumed({ by, area }: { by: ((id: string) => void) | undefined; area: string }) {
  by?.(area);
  return null;
}

interface FillingProps {
  slot: SiteSlot;
  /** JSON: equal values must not re-render before hydration. */
  given: string;
}

const Filling = memo(function Filling({ slot: { id, slot, takes }, given }: FillingProps) {
  const gives: unknown = JSON.parse(given);
  const mismatch = takes && mismatchOf(takes, gives);
  if (mismatch) return <Mismatch remote={remoteOf(id)} problem={`${id} cannot fill the slot ${slot}: ${mismatch}`} />;
  const area = (
    <RemoteArea id={id} fallback={null} isQuiet>
      {(module) => {
        const Content = (module as SlotModule).default;
        return <Content gives={gives as never} close={nothing} />;
      }}
    </RemoteArea>
  );
  return (
    <AreaContext value={id}>
      <SilentBoundary remote={remoteOf(id)}>
        <WhenInView id={id}>{area}</WhenInView>
      </SilentBoundary>
    </AreaContext>
  );
});

const nothing = () => {};

/** The renderer's log has it on the server. */
function Mismatch({ remote, problem }: { remote: string; problem: string }) {
  if (typeof document === 'undefined') console.warn(problem);
  useEffect(() => {
    console.warn(problem);
    note({ type: 'error', remote, error: new Error(problem) });
  }, [remote, problem]);
  return null;
}

/** Server HTML waits by itself; otherwise load when near. */
function WhenInView({ id, children }: { id: string; children: ReactNode }) {
  const source = useModuleSource();
  const isHydrated = useHydrated();
  const [isServers] = useState(() => !isHydrated && !source.isClientRendered(id));
  const [isThere, show] = useState(isServers);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere || !place.current) return;
    const gone = new AbortController();
    void whenInView(place.current, gone.signal).then(() => show(true));
    return () => gone.abort();
  }, [isThere]);
  if (!isThere) return <div ref={place} />;
  return (
    <>
      {isServers && <LeaveWatch code={source.code(id)} />}
      {children}
    </>
  );
}

/** Distance before the viewport. */
const AHEAD = '300px';

function whenInView(element: Element, gone?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!window.IntersectionObserver) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    gone?.addEventListener('abort', () => observer.disconnect());
  });
}

export async function whenSeen(id: string): Promise<void> {
  const area = document.querySelector(`[data-area="${CSS.escape(id)}"]`);
  if (area) await whenInView(area);
}

/** Milliseconds. */
const DEADLINE = 1_500;

/** Server only. Never rejects. @param page the route's path */
export async function prepareFillings(
  site: SiteMap,
  page: string,
  modules: Pick<ModuleSource, 'code'>,
  args: LoaderArgs,
): Promise<void> {
  if (typeof document !== 'undefined') return;
  const fillings = fillingsAt(site, page, args.url.pathname);
  const ready = fillings.map(async ({ id }) => {
    try {
      const { loader } = (await modules.code(id).load()) as SlotModule;
      await loader?.(args);
    } catch (error) {
      console.warn(`${id} could not be prepared:`, error);
    }
  });
  await atMost(DEADLINE, Promise.all(ready));
}

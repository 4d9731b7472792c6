import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigation } from '@university/shared/router';
import { makeGood, markLive } from './early';
import { useHydrated } from './hydrated';
import type { IslandCode } from './island-code';

export { isFilledIn, isSomebody, touch, touched, watchClicks } from './early';
export { useHydrated } from './hydrated';
export { IslandCode, type Wait } from './island-code';

interface ElementProps {
  /** Of the element around the island; with `data-area` its early clicks are repeated. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Called with that element when the island is live. The same function in every rendering. */
  onLive?: (element: HTMLElement) => void;
}

interface Props<M> extends ElementProps {
  code: IslandCode<M>;
  /** Stands where there is neither HTML of the server nor code yet. */
  fallback?: ReactNode;
  /** HTML that the server made for another page and that is right for this one. Browsers have none. */
  html?: string;
  /**
   * Called when the HTML stands without its code, with what asks for the code again; returns what ends that. The same
   * function in every rendering.
   */
  onStanding?: (retry: () => void) => () => void;
  children: (module: M) => ReactNode;
}

/**
 * A part of a page whose HTML stands as the server made it until its code comes; React then takes its nodes over. What
 * renders it must not update before: that would cost the server's HTML.
 */
export function Island<M>({ fallback = null, html, ...props }: Props<M>) {
  return (
    <Suspense fallback={fallback}>
      {html === undefined ? <Inside {...props} /> : <Foreign attributes={props.attributes} html={html} />}
    </Suspense>
  );
}

function Inside<M>({ code, onStanding, children, ...element }: Omit<Props<M>, 'fallback' | 'html'>) {
  const isTakingOver = !useHydrated();
  const module = use(code.first(isTakingOver));
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (module) return;
    let isGone = false;
    let isAsking = false;
    let isWanted = false;
    const end = onStanding?.(retry);
    retry();
    return () => {
      isGone = true;
      end?.();
    };
    /** Who asks while an attempt fails that began earlier wants another one. */
    function retry() {
      isWanted = isAsking;
      if (isAsking) return;
      isAsking = true;
      code.load().then(
        () => {
          if (isGone) return;
          end?.();
          lookAgain();
        },
        () => {
          isAsking = false;
          if (isWanted && !isGone) retry();
        },
      );
    }
  }, [code, module, onStanding]);
  return module ? (
    <LiveIsland key="live" {...element}>
      {children(module)}
    </LiveIsland>
  ) : (
    <Foreign key="standing" attributes={element.attributes} html="" />
  );
}

/**
 * For an island that goes with its page. Must render before it: a navigation that meets a boundary still waiting for its
 * code would wait with it, so the code has to be given up in the same pass. An effect would come too late.
 */
export function LeaveWatch({ code }: { code: IslandCode<unknown> }) {
  const { key } = useLocation();
  const [first] = useState(key);
  const isLeaving = useNavigation().state !== 'idle';
  if (key !== first || isLeaving) code.leave();
  return null;
}

/** Asks again when the network is back. */
export function whenOnline(retry: () => void): () => void {
  window.addEventListener('online', retry);
  return () => window.removeEventListener('online', retry);
}

/** React leaves the nodes of an element with foreign HTML alone: where there are some already, nothing is set. */
const Foreign = ({ attributes, html }: Pick<Props<unknown>, 'attributes'> & { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it
  <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
);

/** The element around an island that is live. A click on one of its buttons that came too early is made good. */
export function LiveIsland({ attributes, onLive, children }: ElementProps & { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) markLive(element.current);
  }, []);
  useEffect(() => {
    if (element.current) onLive?.(element.current);
    // Not within the click that made it live.
    const timer = setTimeout(() => element.current && makeGood(element.current));
    return () => clearTimeout(timer);
  }, [onLive]);
  return (
    <div ref={element} {...attributes}>
      {children}
    </div>
  );
}

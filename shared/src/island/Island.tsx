import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigation } from '@university/shared/router';
import { makeGood, markLive, touched } from './early';

export { isFilledIn, isSomebody, touch, touched, watchClicks } from './early';

const never = () => () => {};

/** False on the server and while the browser takes over its HTML, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A promise that React's `use` reads without suspending. */
function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** The server's HTML is shown. */
const STANDING = settled(null);

export interface Wait {
  /**
   * `touched`: the server's HTML stays until somebody uses the page. `loaded`: no longer than the code takes. Or until
   * what this gives resolves.
   */
  until?: 'loaded' | 'touched' | (() => Promise<unknown>);
  /** The page goes on without it when it takes longer than this; otherwise it waits as long as it takes. Milliseconds. */
  timeout?: number;
}

/** The code of an island: when it is asked for, and what is shown first. `M` is the module. */
export class IslandCode<M> {
  #module: M | undefined;
  #loading: Promise<M> | undefined;
  #first: Promise<M | null> | undefined;
  #goOn = () => {};
  #isLeft = false;

  constructor(
    private readonly fetch: () => Promise<M>,
    private wait: Wait = {},
  ) {}

  /** Rejects when the code cannot be had; asking again tries again. */
  load(): Promise<M> {
    if (this.#module) return settled(this.#module);
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /**
   * What is shown first: the module, or null for the server's HTML as it is. Never rejects; settled once the code is
   * there, so that rendering does not wait.
   * @param isTakingOver there is HTML of the server, which can stand until somebody touches the page
   */
  first(isTakingOver: boolean): Promise<M | null> {
    // React may still take over a part of the page that is being left, after another one has begun.
    if (isTakingOver && this.#isLeft && !this.#module) return STANDING;
    this.#first ??= new Promise((resolve) => {
      const { until, timeout } = this.wait;
      this.#goOn = () => resolve(null);
      const sign = until === 'touched' ? touched : until;
      const start = isTakingOver && typeof sign === 'function' ? sign() : Promise.resolve();
      start
        .then(() => {
          if (timeout) setTimeout(this.#goOn, timeout);
          return this.load();
        })
        .then(resolve, this.#goOn);
    });
    return this.#first;
  }

  /** Somebody leaves, which hydration must not hold up: what the code has not reached stays as it is. */
  leave(): void {
    if (this.#module) return;
    this.#isLeft = true;
    this.#goOn();
    this.#first = STANDING;
  }

  /** The page was left: on another one there is no HTML, and the code takes what time it needs. */
  startOver(): void {
    if (!this.#module) this.#first = undefined;
    this.wait = {};
  }

  async #fetch(): Promise<M> {
    try {
      this.#module = await this.fetch();
      this.#first = settled(this.#module);
      return this.#module;
    } finally {
      this.#loading = undefined;
    }
  }
}

interface ElementProps {
  /** Of the element around the island; with `data-area` its early clicks are repeated. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Called with that element when the island is live. The same function in every rendering. */
  onLive?: (element: HTMLElement) => void;
}

interface Props<M> extends ElementProps {
  code: IslandCode<M>;
  /** Shown where there is neither HTML of the server nor code yet. */
  fallback?: ReactNode;
  /** HTML that the server made for another page and that is right for this one. Browsers have none. */
  html?: string;
  /**
   * Called when the HTML is shown without its code, with what asks for the code again; returns what ends that. The same
   * function in every rendering.
   */
  onStanding?: (retry: () => void) => () => void;
  children: (module: M) => ReactNode;
}

/**
 * A part of a page whose HTML stays as the server made it until its code comes; React then takes its nodes over. What
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

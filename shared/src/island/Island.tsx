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
import { repeatClick, markLive, touched } from './early';

export { isFilledIn, isSomebody, touch, touched, watchClicks } from './early';

const never = () => () => {};

/** False on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Readable by `use` without suspending. */
function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

const STANDING = settled(null);

export interface Wait {
  /**
   * `loaded`: the server's HTML stays as long as the code takes; `touched`: until the page is used; or until a promise
   * resolves.
   */
  until?: 'loaded' | 'touched' | (() => Promise<unknown>);
  /** Milliseconds after which the page continues without the code. */
  timeout?: number;
}

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

  /** A failed load is retried by the next call. */
  load(): Promise<M> {
    if (this.#module) return settled(this.#module);
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /**
   * The module, or null to keep the server's HTML. Never rejects. @param isTakingOver there is server HTML to hydrate
   */
  first(isTakingOver: boolean): Promise<M | null> {
    // React may hydrate parts of the previous page after a navigation has begun.
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

  /** A navigation begins: hydration must not wait for code that is not here. */
  leave(): void {
    if (this.#module) return;
    this.#isLeft = true;
    this.#goOn();
    this.#first = STANDING;
  }

  /** After the first page there is no server HTML. */
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
  attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Must be the same function in every render. */
  onLive?: (element: HTMLElement) => void;
}

interface Props<M> extends ElementProps {
  code: IslandCode<M>;
  fallback?: ReactNode;
  /** Server only: cached HTML for this island. */
  html?: string;
  /** Called while the HTML has no code. Receives a retry function, returns a cleanup. Must be stable. */
  onStanding?: (retry: () => void) => () => void;
  children: (module: M) => ReactNode;
}

/**
 * Keeps the server's HTML until its code has loaded, then hydrates. An update from above before that would discard the
 * HTML.
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
    /** A retry during a running attempt starts another one if that fails. */
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

/** Must render before the island: a navigation would wait for its boundary, and an effect would be too late. */
export function LeaveWatch({ code }: { code: IslandCode<unknown> }) {
  const { key } = useLocation();
  const [first] = useState(key);
  const isLeaving = useNavigation().state !== 'idle';
  if (key !== first || isLeaving) code.leave();
  return null;
}

export function whenOnline(retry: () => void): () => void {
  window.addEventListener('online', retry);
  return () => window.removeEventListener('online', retry);
}

/** React leaves foreign HTML alone: existing nodes stay. */
const Foreign = ({ attributes, html }: Pick<Props<unknown>, 'attributes'> & { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it
  <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
);

export function LiveIsland({ attributes, onLive, children }: ElementProps & { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) markLive(element.current);
  }, []);
  useEffect(() => {
    if (element.current) onLive?.(element.current);
    // After the click that started hydration.
    const timer = setTimeout(() => element.current && repeatClick(element.current));
    return () => clearTimeout(timer);
  }, [onLive]);
  return (
    <div ref={element} {...attributes}>
      {children}
    </div>
  );
}

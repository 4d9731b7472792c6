import { tabStorage } from '@university/shared/kit';
import { useLocation } from '@university/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Scroll events come in showers; the last one counts. Milliseconds. */
const SETTLED = 150;

/**
 * The top of a new page, or its anchor; on the way back and forward the place that people left. A change of the
 * query alone leaves them where they are.
 */
export function useScroll(): void {
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const entry = key === 'default' ? pathname + search : key;
  const before = useRef({ entry, pathname });

  // Before the paint, so that the new page is never seen at the old page's place.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { entry, pathname };
    if (last.entry === entry) {
      // The browser has found the anchor of a page it loaded, unless that is still to come.
      return hash && !anchor(hash) ? scrollUntil(() => reach(hash)) : undefined;
    }
    const place = kind === 'POP' ? placeOf(entry) : undefined;
    if (place !== undefined) return scrollUntil(() => goTo(place));
    if (hash) return scrollUntil(() => reach(hash));
    if (kind === 'POP' || last.pathname !== pathname) window.scrollTo(0, 0);
  }, [entry, pathname, hash, kind]);

  useEffect(() => {
    // Until it is loaded, a page that is opened again is still to be scrolled by the browser.
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('pageshow', takeOver);
    return () => window.removeEventListener('pageshow', takeOver);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Whoever follows a link was there: a link of the footer shows the top while the next page is on its way.
    let isLeaving = false;
    const remember = () => {
      if (!isLeaving) rememberPlace(entry, window.scrollY);
    };
    const onClick = ({ target }: MouseEvent) => {
      remember();
      isLeaving = target instanceof Element && target.closest('a[href]') !== null;
    };
    const onOwnWill = () => {
      isLeaving = false;
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, SETTLED);
    };
    const onLeave = () => {
      remember();
      storePlaces();
      // Loading this page anew is the browser's own business.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // A click may lead away, or scroll first and then lead away.
    window.addEventListener('click', onClick, { capture: true });
    for (const event of OWN_WILL) window.addEventListener(event, onOwnWill, { capture: true, passive: true });
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', onClick, { capture: true });
      for (const event of OWN_WILL) window.removeEventListener(event, onOwnWill, { capture: true });
      window.removeEventListener('pagehide', onLeave);
    };
  }, [entry]);
}

const takeOver = () => {
  window.history.scrollRestoration = 'manual';
};

/** As browsers find it: by what is written, else by what that stands for. */
function anchor(hash: string): Element | null {
  const written = hash.slice(1);
  return document.getElementById(written) ?? document.getElementById(decoded(written));
}

/** What stands behind `#` may be anything: `50%` stands for itself. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function reach(hash: string): boolean {
  const found = anchor(hash);
  found?.scrollIntoView();
  return found !== null;
}

function goTo(place: number): boolean {
  window.scrollTo(0, place);
  return Math.abs(window.scrollY - place) < 2;
}

/** After this long nothing more is awaited. Milliseconds. */
const PATIENCE = 5000;

/** What people do to scroll themselves. */
const OWN_WILL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls, and again with whatever content comes late, until it succeeds or people scroll themselves. Returns what
 * ends it.
 */
function scrollUntil(attempt: () => boolean): (() => void) | undefined {
  if (attempt()) return;
  const late = new MutationObserver(() => {
    if (attempt()) end();
  });
  const timer = setTimeout(end, PATIENCE);
  late.observe(document.body, { childList: true, subtree: true });
  for (const event of OWN_WILL) window.addEventListener(event, end, { passive: true });
  return end;

  function end(): void {
    late.disconnect();
    clearTimeout(timer);
    for (const event of OWN_WILL) window.removeEventListener(event, end);
  }
}

const KEY = 'scrollPlaces';

let places: Map<string, number> | undefined;

/** Pixels from the top, by history entry; they outlive a full page load in this tab. */
function all(): Map<string, number> {
  if (!places) {
    const saved = tabStorage.getJson(KEY);
    places = new Map<string, number>(Array.isArray(saved) ? (saved.filter(Array.isArray) as [string, number][]) : []);
  }
  return places;
}

const placeOf = (entry: string): number | undefined => all().get(entry);

const rememberPlace = (entry: string, pixels: number): void => void all().set(entry, pixels);

/** Hands them to the tab's next page load. */
function storePlaces(): void {
  tabStorage.set(KEY, JSON.stringify([...all()].slice(-50)));
}

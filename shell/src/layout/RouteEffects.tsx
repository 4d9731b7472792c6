import styled, { keyframes } from 'styled-components';
import { useLocation, useNavigation } from '@university/shared/router';
import { VisuallyHidden, calm, color } from '@university/shared/kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';
import { usePage } from '../site/page';

/** What a browser does by itself on a full page load: the new title, its announcement, focus at the top, scrolling, and a sign that it is under way. */
export function RouteEffects() {
  const { pathname, hash } = useLocation();
  const { title } = usePage();
  const shown = useRef(pathname);
  const [announced, announce] = useState('');
  const isOpened = useRef(false);
  const entryOf = useCallback(({ key, pathname, search }: Location) => {
    // The browser finds the place of a page that is loaded anew, before people scroll on.
    if (!isOpened.current) return 'opening';
    // The first entry of every document has this key.
    return key === 'default' ? pathname + search : key;
  }, []);
  useEffect(() => {
    isOpened.current = true;
  }, []);
  // In the same step as the router's look for the anchor: what came between the two would be seen by neither.
  useLayoutEffect(() => scrollToLate(hash), [hash]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <ScrollRestoration getKey={entryOf} />
      <RouteProgress />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  );
}

const OWN_WILL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** After this long no anchor is awaited. Milliseconds. */
const TIMEOUT = 5_000;

/** The place that a hash names; what is behind `#` may be anything: `50%` means itself. */
function placeOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}

/** Scrolls to an anchor whose content comes late, unless people scroll before. The router does so for what is there. */
function scrollToLate(hash: string): (() => void) | undefined {
  if (!hash || placeOf(hash)) return;
  const ended = new AbortController();
  const end = () => ended.abort();
  const late = new MutationObserver(() => {
    const place = placeOf(hash);
    place?.scrollIntoView();
    if (place) end();
  });
  late.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(end, TIMEOUT);
  for (const event of OWN_WILL) window.addEventListener(event, end, { passive: true, signal: ended.signal });
  ended.signal.addEventListener('abort', () => {
    late.disconnect();
    clearTimeout(timer);
  });
  return end;
}

const run = keyframes`
  from { scale: 0 1; }
  to { scale: 0.9 1; }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Appears only when the next page takes longer than 200 ms. */
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  height: 3px;
  background: ${color.accent};
  transform-origin: left;
  animation: ${run} 8s cubic-bezier(0.1, 0.7, 0.1, 1) 200ms both;
  ${calm} {
    animation: ${appear} 1ms 200ms backwards;
  }
`;

function RouteProgress() {
  return useNavigation().state === 'idle' ? null : <Bar data-progress aria-hidden="true" />;
}

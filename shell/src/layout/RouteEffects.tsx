import styled, { keyframes } from 'styled-components';
import { useLocation, useNavigation } from '@university/shared/router';
import { VisuallyHidden, calm, color } from '@university/shared/kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';
import { ifValid } from '../site/if-valid';
import { usePage } from '../site/page';

/** Title, announcement, focus, scrolling and progress, as on a full page load. */
export function RouteEffects() {
  const { pathname, hash } = useLocation();
  const { title } = usePage();
  const shown = useRef(pathname);
  const [announced, announce] = useState('');
  const isOpened = useRef(false);
  const entryOf = useCallback(({ key, pathname, search }: Location) => {
    // The browser restores the scroll position of a reload.
    if (!isOpened.current) return 'opening';
    // The key of a document's first entry.
    return key === 'default' ? pathname + search : key;
  }, []);
  useEffect(() => {
    isOpened.current = true;
  }, []);
  // Same phase as the router's own lookup of the anchor.
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

/** Milliseconds. */
const TIMEOUT = 5_000;

/** `50%` is valid after `#`. */
function placeOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(ifValid(() => decodeURIComponent(id)) ?? '');
}

/** For anchors that render late; stops when the user scrolls. */
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

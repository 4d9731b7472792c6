import styled, { keyframes } from 'styled-components';
import { useLocation, useNavigation } from '@university/shared/router';
import { VisuallyHidden, calm, color } from '@university/shared/kit';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../site/page';
import { useScroll } from './use-scroll';

/** What a browser does by itself on a full page load: the new title, its announcement, focus at the top, scrolling, and a sign that it is under way. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const { title } = usePage();
  const shown = useRef(pathname);
  const [announced, announce] = useState('');
  useScroll();
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
      <RouteProgress />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  );
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

import { useLocation } from '@university/shared/router';
import { VisuallyHidden } from '@university/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../site/routes/use-page';
import { useScroll } from '../../site/scroll/use-scroll';
import { RouteProgress } from './RouteProgress';

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

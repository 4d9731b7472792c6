import type { PageInfo } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { VisuallyHidden } from '@university/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../site/create-routes';
import { pageMeta } from '../site/page-meta';

/** What a browser does by itself on a full page load: the new title, its announcement, and focus at the top. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const { title } = pageMeta(match?.handle as RouteHandle | undefined, match?.loaderData as PageInfo | null);
  const shown = useRef(pathname);
  const [announced, announce] = useState('');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
  return <VisuallyHidden aria-live="assertive">{announced}</VisuallyHidden>;
}

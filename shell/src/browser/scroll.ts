import type { createBrowserRouter } from 'react-router-dom';

/** After a navigation shows the top of the new page, or its anchor; going back is left to the browser. */
export function followScroll(router: ReturnType<typeof createBrowserRouter>): void {
  let last = router.state.location;
  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle' || location.key === last.key) return;
    const samePage = location.pathname === last.pathname && location.hash === '';
    last = location;
    if (historyAction === 'POP' || samePage) return;
    requestAnimationFrame(() => {
      const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (anchor) anchor.scrollIntoView();
      else window.scrollTo(0, 0);
    });
  });
}

import { touched, watchClicks } from '@university/shared/island';

/**
 * The first script of a page, and for its visitors the only one until the page is on screen: what they read, its styles,
 * fonts and pictures come before the programs that make it live. Those, and what leads on,
 * stand in the page as preloads for no medium.
 */
const WAITING = 'link[rel=preload][media="not all"]';

/** Some browsers keep to themselves what was painted. They begin this long after everything is loaded. Milliseconds. */
const LATEST = 1_000;

function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(WAITING)) {
    if ('use' in link.dataset) void touch.then(() => fetchNow(link));
    else if ('run' in link.dataset) {
      const script = document.createElement('script');
      // In the order of the page, as scripts that are written in it.
      script.async = false;
      for (const name of ['crossorigin', 'integrity']) script.setAttribute(name, link.getAttribute(name) ?? '');
      script.src = link.href;
      link.replaceWith(script);
    } else fetchNow(link);
  }
}

function fetchNow(link: HTMLLinkElement): void {
  link.media = 'all';
}

/** A page in the background is painted when somebody comes back to it. It gets ready meanwhile. */
function whenPainted(then: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    then();
    return;
  }
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
  window.addEventListener('load', () => setTimeout(then, LATEST), { once: true });
}

/** The picture that a page opens with has the line to itself until it is on screen, is not to be had, or somebody uses the page. */
function whenOpened(then: () => void): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) {
    then();
    return;
  }
  const shown = () => (document.hidden ? then() : requestAnimationFrame(() => setTimeout(then)));
  picture.decode().then(shown, then);
  void touch.then(then);
}

function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}

/** What browsers say of the line, where they say it. */
interface Line {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`, by how fast the line was lately. */
  effectiveType?: string;
}

/** Somebody saves data, or the line is slow: what makes the page live is for those who do more than read it. */
function isDear(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Line }).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

// What people do before the rest is there is not lost.
const touch = touched();
watchClicks();
whenParsed(() => {
  if (isDear()) void touch.then(start);
  else whenPainted(() => whenOpened(start));
});

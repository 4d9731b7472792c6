import { touched, watchClicks } from '@university/shared/island';

/** The first script: starts the others, preloaded with `media="not all"`, after the first paint. */
const WAITING = 'link[rel=preload][media="not all"]';

/** Milliseconds after load, for browsers without paint timing. */
const LATEST = 1_000;

function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(WAITING)) {
    if ('use' in link.dataset) void touch.then(() => fetchNow(link));
    else if ('run' in link.dataset) {
      const script = document.createElement('script');
      // Keeps the order of the page.
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

/** Background tabs paint later; start at once. */
function whenPainted(then: () => void): void {
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
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

/** Wait for the largest picture, or the first interaction. */
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

interface Line {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Save-Data or a slow line: load scripts at the first interaction. */
function isDear(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Line }).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

const touch = touched();
watchClicks();
whenParsed(() => {
  if (isDear()) void touch.then(start);
  else whenPainted(() => whenOpened(start));
});

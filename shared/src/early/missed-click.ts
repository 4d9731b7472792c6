/** A page of a remote, or a part of one, whose code comes after its HTML. */
const PARTS = '[data-area], [data-deferred]';

/**
 * A button that does nothing by itself: one of no form, and that of a form which must not be sent before its code is
 * there (`dialog` outside a dialog). Links, other forms, details and popovers answer without code.
 */
const MUTE = 'button[type=button]:not([popovertarget]), form[method=dialog]:not(dialog form) button[type=submit]';

interface Clicks {
  missed: HTMLElement | null;
  live: WeakSet<Element>;
}

/** One for the page: the first script listens, and parts of every remote say when they are live. */
const CLICKS = Symbol.for('university:clicks');

declare global {
  interface Window {
    [CLICKS]?: Clicks;
  }
}

/** Notes the last click, if it was on a button whose code is still to come. */
export function watchClicks(): Clicks {
  window[CLICKS] ??= watch();
  return window[CLICKS];
}

function watch(): Clicks {
  const clicks: Clicks = { missed: null, live: new WeakSet() };
  const note = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>(MUTE);
    const part = button?.closest(PARTS);
    clicks.missed = button && part && !clicks.live.has(part) ? button : null;
  };
  // On the way down, because React stops a click that it cannot answer; and on the way up, because the click may make it
  // take the part over and answer.
  window.addEventListener('click', note, { capture: true });
  window.addEventListener('click', note);
  return clicks;
}

/** From now on this part answers clicks itself. */
export function markLive(part: Element): void {
  watchClicks().live.add(part);
}

/** Repeats the last click if it was on a button of this part and came too early. */
export function makeGood(part: Element): void {
  const clicks = watchClicks();
  const { missed } = clicks;
  if (!missed?.isConnected || missed.closest(PARTS) !== part) return;
  clicks.missed = null;
  missed.click();
}

/*
 * What people do with a page before its code is there. No React: the first script of every page is made of this, and
 * every remote has a copy. They meet at `window`.
 */

const TOUCH = 'university:touch';

/** What somebody who uses the page does first. Focus is none: dialogs move it without anybody's doing. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'input', 'click', TOUCH] as const;

/** Where the pointer was when it was last heard of, in pixels of the screen. */
let pointer: { x: number; y: number } | undefined;

/**
 * False for the move that browsers report when the page moves under a pointer at rest. Such a move names the place where the
 * pointer was. Its movement of 0 alone tells nothing: browsers report 0 for the first move on a page, and some pens,
 * remote desktops and assistive tools for every move.
 */
export function isSomebody(event: Event): boolean {
  if (event.type !== 'pointermove') return true;
  const { movementX, movementY, screenX: x, screenY: y } = event as PointerEvent;
  const last = pointer;
  pointer = { x, y };
  const isElsewhere = last !== undefined && (last.x !== x || last.y !== y);
  return isElsewhere || movementX !== 0 || movementY !== 0;
}

const SEEN = Symbol.for('university:sign-of-life');
const CLICKS = Symbol.for('university:clicks');

/** One of each for the page: the first script listens before the code comes that asks. */
declare global {
  interface Window {
    [SEEN]?: Promise<void>;
    [CLICKS]?: Clicks;
  }
}

/** Whether somebody chose or typed here before anything listened, or the browser brought back what they did once. */
export function isFilledIn(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if ('options' in control) {
    const own = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, own);
  }
  if (['checkbox', 'radio'].includes(control.type))
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
  return control.value !== (control as HTMLTextAreaElement).defaultValue;
}

/** Resolves with the first sign that somebody is using the page; at once when there was one already. */
export function touched(): Promise<void> {
  window[SEEN] ??= firstSign();
  return window[SEEN];
}

/** As if somebody had used the page: what waits for that comes now. */
export function touch(): void {
  void touched();
  window.dispatchEvent(new Event(TOUCH));
}

function firstSign(): Promise<void> {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea');
  if ([...controls].some(isFilledIn)) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = (event: Event) => {
      if (!isSomebody(event)) return;
      for (const sign of SIGNS) window.removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true });
  });
}

/** Islands whose buttons are made good. */
const ISLANDS = '[data-area]';

/**
 * A button that does nothing by itself: one of no form, and that of a form which must not be sent before its code is
 * there (`dialog` outside a dialog). Links, other forms, details and popovers answer without code.
 */
const MUTE = 'button[type=button]:not([popovertarget]), form[method=dialog]:not(dialog form) button[type=submit]';

interface Clicks {
  missed: HTMLElement | null;
  live: WeakSet<Element>;
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
    const island = button?.closest(ISLANDS);
    clicks.missed = button && island && !clicks.live.has(island) ? button : null;
  };
  // On the way down, because React stops a click that it cannot answer; and on the way up, because the click may make it
  // take the island over and answer.
  window.addEventListener('click', note, { capture: true });
  window.addEventListener('click', note);
  return clicks;
}

/** From now on this island answers clicks itself. */
export function markLive(island: Element): void {
  watchClicks().live.add(island);
}

/** Repeats the last click if it was on a button of this island and came too early. */
export function makeGood(island: Element): void {
  const clicks = watchClicks();
  const { missed } = clicks;
  if (!missed?.isConnected || missed.closest(ISLANDS) !== island) return;
  clicks.missed = null;
  missed.click();
}

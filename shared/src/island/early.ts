/* Tracks input before code is loaded. No React: it is in the first script and in every remote; the copies share state on `window`. */

const TOUCH = 'university:touch';

/** First signs of use. Not focus: dialogs move it themselves. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'input', 'click', TOUCH] as const;

let pointer: { x: number; y: number } | undefined;

/**
 * Browsers report a pointermove when the page moves under a resting pointer, at its last position. Movement 0 alone is
 * no proof: some pens and remote desktops always report it.
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

declare global {
  interface Window {
    [SEEN]?: Promise<void>;
    [CLICKS]?: Clicks;
  }
}

/** Changed before scripts ran, or restored by the browser. */
export function isFilledIn(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if ('options' in control) {
    const own = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, own);
  }
  if (['checkbox', 'radio'].includes(control.type))
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
  return control.value !== (control as HTMLTextAreaElement).defaultValue;
}

/** Resolves at the first sign of use, immediately if there was one. */
export function touched(): Promise<void> {
  window[SEEN] ??= firstSign();
  return window[SEEN];
}

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

const ISLANDS = '[data-area]';

/** Buttons that do nothing without code: outside a form, or in a form of method `dialog` outside a dialog. */
const MUTE = 'button[type=button]:not([popovertarget]), form[method=dialog]:not(dialog form) button[type=submit]';

interface Clicks {
  missed: HTMLElement | null;
  live: WeakSet<Element>;
}

/** Remembers the last click on a button without code. */
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
  // Capture, because React stops clicks it cannot handle; bubble, because the click may hydrate the island.
  window.addEventListener('click', note, { capture: true });
  window.addEventListener('click', note);
  return clicks;
}

export function markLive(island: Element): void {
  watchClicks().live.add(island);
}

/** Repeats the last early click. */
export function repeatClick(island: Element): void {
  const clicks = watchClicks();
  const { missed } = clicks;
  if (!missed?.isConnected || missed.closest(ISLANDS) !== island) return;
  clicks.missed = null;
  missed.click();
}

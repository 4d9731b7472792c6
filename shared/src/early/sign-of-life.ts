/** What somebody who uses the page does first. Focus is none: dialogs move it without anybody's doing. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'click'] as const;

/** False for the move that browsers report when the page moves under a pointer at rest. */
export function isSomebody(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent;
  return event.type !== 'pointermove' || movementX !== 0 || movementY !== 0;
}

/** One for the page: the first script listens before the code comes that asks. Every remote has a copy of this module. */
const SEEN = Symbol.for('university:sign-of-life');

declare global {
  interface Window {
    [SEEN]?: Promise<void>;
  }
}

/** Resolves with the first sign that somebody is using the page; at once when there was one already. */
export function signOfLife(): Promise<void> {
  window[SEEN] ??= firstSign();
  return window[SEEN];
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const seen = (event: Event) => {
      if (!isSomebody(event)) return;
      for (const sign of SIGNS) window.removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true });
  });
}

/** What somebody who uses the page does first. Focus is none: dialogs move it without anybody's doing. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'click'] as const;

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

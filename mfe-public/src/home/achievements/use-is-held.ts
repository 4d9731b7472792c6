import { type RefObject, useEffect, useState } from 'react';

/** Marks the control that starts and stops: the focus on it holds nothing, or Play could never play. */
export const ROTATION_CONTROL = 'data-rotation-control';

/** Whether somebody is busy with an element: the pointer over it or pressed in it, or the focus inside. */
export function useIsHeld(element: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState({ pointer: false, press: false, focus: false });

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const set = (change: Partial<typeof holds>) => () => setHolds((now) => ({ ...now, ...change }));
    const onFocus = ({ target }: FocusEvent) => set({ focus: !(target as Element).closest(`[${ROTATION_CONTROL}]`) })();
    const release = set({ press: false });
    const listeners = [
      ['mouseenter', set({ pointer: true })],
      ['mouseleave', set({ pointer: false })],
      ['pointerdown', set({ press: true })],
      ['focusin', onFocus],
      ['focusout', set({ focus: false })],
    ] as [string, EventListener][];
    for (const [event, listener] of listeners) node.addEventListener(event, listener);
    for (const event of ['pointerup', 'pointercancel']) window.addEventListener(event, release);
    return () => {
      for (const [event, listener] of listeners) node.removeEventListener(event, listener);
      for (const event of ['pointerup', 'pointercancel']) window.removeEventListener(event, release);
    };
  }, [element]);

  return holds.pointer || holds.press || holds.focus;
}

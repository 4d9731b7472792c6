let resolve = () => {};

/** Resolves when the code of the layout's late parts should come: at once where HTML is made. */
export const partsWanted = new Promise<void>((settle) => {
  resolve = settle;
  if (typeof document === 'undefined') settle();
});

export function wantParts(): void {
  resolve();
}

/** The first sign that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'] as const;

/** Lets the late parts come when they are about to be used. */
export function wantPartsOnIntent(): void {
  for (const sign of SIGNS) window.addEventListener(sign, wantParts, { once: true, passive: true, capture: true });
}

/** What somebody who uses the page does first. Focus is none: dialogs move it without anybody's doing. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'click'] as const;

/** Resolves with the first sign that somebody is using the page. */
export function signOfLife(): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true });
  });
}

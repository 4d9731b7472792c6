/** After this long nothing more is awaited. Milliseconds. */
const PATIENCE = 5000;

/** What people do to scroll themselves. */
export const OWN_WILL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls, and again with whatever content comes late, until it succeeds or people scroll themselves. Returns what
 * ends it.
 */
export function scrollUntil(attempt: () => boolean): (() => void) | undefined {
  if (attempt()) return;
  const late = new MutationObserver(() => {
    if (attempt()) end();
  });
  const timer = setTimeout(end, PATIENCE);
  late.observe(document.body, { childList: true, subtree: true });
  for (const event of OWN_WILL) window.addEventListener(event, end, { passive: true });
  return end;

  function end(): void {
    late.disconnect();
    clearTimeout(timer);
    for (const event of OWN_WILL) window.removeEventListener(event, end);
  }
}

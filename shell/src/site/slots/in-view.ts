/** How far below the screen something is begun, so that it is there before it is seen. */
const AHEAD = '300px';

/** Resolves when an element comes near the screen; never, once `gone` says that nobody waits any more. */
export function whenInView(element: Element, gone?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    gone?.addEventListener('abort', () => observer.disconnect());
  });
}

/** Resolves when the server's HTML of an area comes near the screen. */
export async function whenSeen(id: string): Promise<void> {
  const area = document.querySelector(`[data-area="${CSS.escape(id)}"]`);
  if (area) await whenInView(area);
}

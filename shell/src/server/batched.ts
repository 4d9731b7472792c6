/**
 * Asks a question once for all who want to know at the same time. Who asks gets an answer that was looked for after
 * they asked, never one that was already under way.
 */
export function batched<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  // The turn of the event loop lets everybody in whose request came with this one.
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return () => {
    next ??= Promise.allSettled([last, turn()]).then(() => {
      const answer = ask();
      last = answer;
      next = null;
      return answer;
    });
    return next;
  };
}

/** Shares one call between concurrent callers, and never one that started before they asked. */
export function batched<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  // Includes requests of the same event loop turn.
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

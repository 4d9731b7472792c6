/**
 * Entries that are added at one go: a third of a millisecond's work, so that a slow phone answers between two slices.
 * A thousand take 6 ms altogether. That is why there is no worker: its start, and the copies of what goes to and fro,
 * would cost more, and a remote on an origin of its own could not start one.
 */
const SLICE = 50;

/** Does a long work in slices, and lets the page answer in between. */
export async function inSlices<T>(items: readonly T[], work: (slice: readonly T[]) => void): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    work(items.slice(start, start + SLICE));
  }
}

import { ONWARD_ID, type OnwardMap } from '../site/boot';

/** Whoever followed a link waits meanwhile: after this long it opens a document. Milliseconds. */
const PATIENCE = 5_000;

/**
 * The parts of the site's map that lead on from this page; null where the page has all of them. Rejects where they cannot
 * be had: the site does not answer, or not in time, or it serves others by now.
 */
export async function readOnward(): Promise<OnwardMap | null> {
  const link = document.getElementById(ONWARD_ID) as HTMLLinkElement | null;
  if (!link) return null;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  const answer = await fetch(link.href, { signal: late.signal });
  if (!answer.ok) throw new Error(`${link.href} answered ${answer.status}`);
  const onward = (await answer.json()) as OnwardMap;
  clearTimeout(timer);
  return onward;
}

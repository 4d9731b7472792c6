import { ONWARD_ID, type OnwardMap } from '../site/boot';

/**
 * The parts of the site's map that lead on from this page; null where the page has all of them. Rejects where they cannot
 * be had: the site does not answer, or it serves others by now.
 */
export async function readOnward(): Promise<OnwardMap | null> {
  const link = document.getElementById(ONWARD_ID) as HTMLLinkElement | null;
  if (!link) return null;
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(`${link.href} answered ${answer.status}`);
  return (await answer.json()) as OnwardMap;
}

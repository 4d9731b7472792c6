import { identity } from '@university/shared/identity';
import { ONWARD_ID, type Onward } from './boot';

/** Whoever followed a link waits meanwhile: after this long it opens a document. Milliseconds. */
const PATIENCE = 5_000;

let coming: Promise<Onward | null> | undefined;

/**
 * What leads on from this page; null where the page has all of it. The links around it are the university's from then on.
 * Rejects where it cannot be had: the site does not answer, or not in time, or it serves others by now. Asked for
 * again, it is fetched again only after that.
 */
export function readOnward(): Promise<Onward | null> {
  coming ??= fetchOnward().catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function fetchOnward(): Promise<Onward | null> {
  const link = globalThis.document?.getElementById(ONWARD_ID) as HTMLLinkElement | null | undefined;
  if (!link) return null;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  const answer = await fetch(link.href, { signal: late.signal });
  if (!answer.ok) throw new Error(`${link.href} answered ${answer.status}`);
  const onward = (await answer.json()) as Onward;
  clearTimeout(timer);
  Object.assign(identity, onward.links);
  return onward;
}

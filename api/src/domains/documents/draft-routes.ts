import { ownId } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { notFound } from '@university/web';
import { action, PREVIEW_COOKIE, type Route } from '../../platform/http/route';
import { seal, unseal } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findDraft, findEditable } from './draft-queries';
import { sentBy } from './drafts';
import { adapterOf, writeDocument } from './queries';

/** How long a link shows a draft. */
const LONGEST = 7 * DAY;

type Needed = Pick<Services, 'secretKey' | 'clock'>;

/** A draft, by its document and its own id. */
interface Named {
  documentId: string;
  id: string;
}

/**
 * Needs no row: it says itself what it is of and until when. Without its draft it shows what everybody sees, also where somebody
 * has begun another one since.
 */
export function previewToken(
  { secretKey, clock }: Needed,
  { documentId, id }: Named,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(clock().getTime() + LONGEST);
  return { token: seal(secretKey, JSON.stringify([documentId, id, expiresAt.getTime()]), PREVIEW_COOKIE), expiresAt };
}

/** What a token shows; null where it is none, or its time is over. */
export function readPreview({ secretKey, clock }: Needed, token: string): (Named & { expiresAt: Date }) | null {
  try {
    const [documentId, id, until] = JSON.parse(unseal(secretKey, token, PREVIEW_COOKIE)) as [string, string, number];
    return until > clock().getTime() ? { documentId, id, expiresAt: new Date(until) } : null;
  } catch {
    return null;
  }
}

class RolledBack extends Error {}

/**
 * Does work as if a draft were published at this instant: in a transaction that nobody else sees, and
 * that is rolled back. Everything else is as everybody sees it now.
 * A draft that is gone, or that could not be published as it is, changes nothing.
 */
export async function withDraft<T>(
  services: Services,
  { documentId, id }: Named,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  let found: { answer: Promise<T> } | undefined;
  const attempt = services.db.transaction(async (tx) => {
    const instant = services.calendar();
    const document = await findEditable(tx, documentId);
    const draft = await findDraft(tx, documentId);
    if (document && draft?.id === id) {
      const { data } = sentBy(draft);
      const isNew = document.version === 0;
      const own = isNew && ownId(document.kind, data);
      const shown = { ...document, ...(own && { id: own }), data, status: 'published' as const, updatedAt: instant };
      const adapter = adapterOf(document.kind);
      if (adapter) await adapter.show(tx, shown, instant);
      else await writeDocument(tx, isNew ? { ...shown, version: 1 } : shown, isNew);
    }
    found = { answer: work({ ...services, db: tx, calendar: () => instant, shared: (_name, _kinds, make) => make() }) };
    await found.answer.catch(() => {});
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack))
      services.log.info({ err: error, document: documentId }, 'a draft could not be shown');
  });
  return found ? found.answer : work(services);
}

/** How a browser comes to see a draft, and no longer. */
export function previewRoutes(services: Services): Route[] {
  const requirePreview = (token = '') => {
    const found = readPreview(services, token);
    if (!found) throw notFound('This link is over. Ask for another one.');
    return { data: { expires_at: found.expiresAt.toISOString() } };
  };
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.publicUrl.startsWith('https:'),
  } as const;
  return [
    action('readDraftPreview', async (_input, { request }) => requirePreview(request.cookies[PREVIEW_COOKIE])),
    action('openDraftPreview', async ({ body: { token } }, { reply }) => {
      const answer = requirePreview(token);
      // For this visit of the browser.
      reply.setCookie(PREVIEW_COOKIE, token, attributes);
      return answer;
    }),
    action('closeDraftPreview', async (_input, { reply }) => {
      reply.setCookie(PREVIEW_COOKIE, '', { ...attributes, maxAge: 0 });
      return { data: {} };
    }),
  ];
}

import { ownId } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { notFound } from '@university/web';
import { action, PREVIEW_COOKIE, type Route } from '../../platform/http/route';
import { seal, unseal } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findDraft, findEditable } from './draft-queries';
import { sentBy } from './drafts';
import { adapterOf, writeDocument } from './queries';

const LONGEST = 7 * DAY;

type Needed = Pick<Services, 'secretKey' | 'clock'>;

interface Named {
  documentId: string;
  id: string;
}

/** Stateless. Once its draft is gone it shows the public page, even if a new draft was begun. */
export function previewToken({ secretKey, clock }: Needed, { documentId, id }: Named) {
  const expiresAt = new Date(clock().getTime() + LONGEST);
  return { token: seal(secretKey, JSON.stringify([documentId, id, expiresAt.getTime()]), PREVIEW_COOKIE), expiresAt };
}

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
 * Runs `work` with a draft published, in a transaction that is rolled back. A draft that is gone or cannot be published
 * changes nothing.
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
      // A session cookie.
      reply.setCookie(PREVIEW_COOKIE, token, attributes);
      return answer;
    }),
    action('closeDraftPreview', async (_input, { reply }) => {
      reply.setCookie(PREVIEW_COOKIE, '', { ...attributes, maxAge: 0 });
      return { data: {} };
    }),
  ];
}

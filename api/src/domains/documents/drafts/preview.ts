import { DAY } from '@university/shared/time';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { PREVIEW_COOKIE } from '../../../platform/http/route';
import { seal, unseal } from '../../../platform/sealed';
import type { Services } from '../../../platform/services';
import { adapterOf } from '../adapters';
import { findDocument, writeDocument } from '../repository';
import { findDraft } from './repository';
import { sentBy } from './steps';

/** How long a link shows a draft. */
const LONGEST = 7 * DAY;

type Needed = Pick<Services, 'secretKey' | 'clock'>;

/** Needs no row: it says itself what it is of and until when. Without its draft it shows what everybody sees. */
export function previewToken({ secretKey, clock }: Needed, documentId: string): { token: string; expiresAt: Date } {
  const expiresAt = new Date(clock().getTime() + LONGEST);
  return { token: seal(secretKey, JSON.stringify([documentId, expiresAt.getTime()]), PREVIEW_COOKIE), expiresAt };
}

/** What a token shows; null where it is none, or its time is over. */
export function readPreview({ secretKey, clock }: Needed, token: string): { id: string; expiresAt: Date } | null {
  try {
    const [id, until] = JSON.parse(unseal(secretKey, token, PREVIEW_COOKIE)) as [string, number];
    return until > clock().getTime() ? { id, expiresAt: new Date(until) } : null;
  } catch {
    return null;
  }
}

const attributes = ({ publicUrl }: Pick<Services, 'publicUrl'>): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
});

/** For this visit of the browser. */
export const setPreviewCookie = (services: Services, reply: FastifyReply, token: string) =>
  reply.setCookie(PREVIEW_COOKIE, token, attributes(services));

export const clearPreviewCookie = (services: Services, reply: FastifyReply) =>
  reply.setCookie(PREVIEW_COOKIE, '', { ...attributes(services), maxAge: 0 });

class RolledBack extends Error {}

/**
 * Does work as if the draft of a document were published at this instant: in a transaction that nobody else sees, and
 * that is rolled back. Everything else is as everybody sees it now.
 * A draft that is gone, or that could not be published as it is, changes nothing.
 */
export async function withDraft<T>(
  services: Services,
  id: string,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  let found: { answer: Promise<T> } | undefined;
  const attempt = services.db.transaction(async (tx) => {
    const instant = services.calendar();
    const document = await findDocument(tx, id);
    const draft = document && (await findDraft(tx, id));
    if (draft) {
      const { data } = sentBy(draft);
      const shown = { ...document, data, status: 'published' as const, updatedAt: instant };
      const adapter = adapterOf(document.kind);
      if (adapter) await adapter.show(tx, shown, instant);
      else await writeDocument(tx, shown, false);
    }
    found = { answer: work({ ...services, db: tx, calendar: () => instant, shared: (_name, make) => make() }) };
    await found.answer.catch(() => {});
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) services.log.info({ err: error, document: id }, 'a draft could not be shown');
  });
  return found ? found.answer : work(services);
}

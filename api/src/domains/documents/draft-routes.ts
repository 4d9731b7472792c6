import { DAY } from '@university/shared/time';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { PREVIEW_COOKIE, action, type Route } from '../../platform/http/route';
import { seal, unseal } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { adapterOf, findDocument, writeDocument, findDocuments } from './queries';
import { findDraft, draftsOf } from './draft-queries';
import { sentBy, discardDraft, saveDraft, stepDraft } from './drafts';
import { DOCUMENT_KINDS, type DraftSummary } from '@university/shared/contract';
import { describeDocument } from './change';
import { type Editor, mayEdit, readEditor, requireRight } from './editors';
import { notFound } from '@university/web';

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

/** Drafts of what this editor may change. */
async function listDrafts({ db }: Services, editor: Editor): Promise<DraftSummary[]> {
  const found = await draftsOf(db, editor.onlyKinds ?? DOCUMENT_KINDS);
  const documents = await findDocuments(
    db,
    found.map(({ draft }) => ({ kind: draft.kind, id: draft.documentId })),
  );
  return found.flatMap(({ draft, by }) => {
    const document = documents.get(draft.documentId);
    if (!document || !mayEdit(editor, document)) return [];
    const { stage, remark, publishAt, at } = draft;
    return {
      ...{ _id: document.id, kind: document.kind, name: document.name, stage, remark },
      publish_at: publishAt?.toISOString() ?? null,
      by: by ?? '',
      isMine: draft.by === editor.staffId,
      at: at.toISOString(),
    };
  });
}

/** What is changed and not published yet. */
export function draftRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  const read = async (editor: Editor, id: string) => {
    const found = await findDocument(db, id);
    if (!found) throw notFound();
    return { data: { document: await describeDocument(services, editor, found) } };
  };
  const requirePreview = (token = '') => {
    const found = readPreview(services, token);
    if (!found) throw notFound('This link is over. Ask for another one.');
    return found;
  };
  return [
    action('listDrafts', async (_input, { caller }) => ({
      data: { drafts: await listDrafts(services, await readEditor(db, caller, calendar())) },
    })),
    action('saveDraft', async ({ params, body }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      await saveDraft(services, editor, params.id, body);
      return read(editor, params.id);
    }),
    action('stepDraft', async ({ params, body }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      await stepDraft(services, editor, params.id, body);
      return read(editor, params.id);
    }),
    action('createDraftPreview', async ({ params }, { caller }) => {
      const document = await findDocument(db, params.id);
      if (!document) throw notFound();
      requireRight(await readEditor(db, caller, calendar()), document);
      const { token, expiresAt } = previewToken(services, document.id);
      return { data: { token, expires_at: expiresAt.toISOString() } };
    }),
    action('readDraftPreview', async (_input, { request }) => {
      const { expiresAt } = requirePreview(request.cookies[PREVIEW_COOKIE]);
      return { data: { expires_at: expiresAt.toISOString() } };
    }),
    action('openDraftPreview', async ({ body: { token } }, { reply }) => {
      const { expiresAt } = requirePreview(token);
      setPreviewCookie(services, reply, token);
      return { data: { expires_at: expiresAt.toISOString() } };
    }),
    action('closeDraftPreview', async (_input, { reply }) => {
      clearPreviewCookie(services, reply);
      return { data: {} };
    }),
    action('discardDraft', async ({ params, query }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      await discardDraft(services, editor, params.id, query.version);
      return read(editor, params.id);
    }),
  ];
}

import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { DocumentKind, Draft, EditableDocument } from '@university/shared/contract';
import { libraryOf, picture } from '../../media/testing/library';
import EditNotice from '../../notices/EditNotice';
import { HAS_FACTOR, listOf, server, success } from '../../testing';
import EditDocument from '../DocumentDesk';
import { DEMO } from './examples';

export const documentOf = (kind: DocumentKind, more: Partial<EditableDocument> = {}) =>
  ({
    ...{ _id: 'd1', kind, key: 'KEY', name: 'The entry', status: 'published', isUnfit: false, mayEdit: true },
    ...{ updated_at: null, version: 4, data: DEMO[kind], uses: [], guarded: [], mayPublish: true },
    names: { 'zone-1': 'North Zone', 'person-1': 'Asha Rao', 'campus-1': 'Rohini' },
    ...{ draft_stage: null, draft: null, takesTwo: false },
    ...more,
  }) as EditableDocument;

export const draftOf = (kind: DocumentKind, data: object, more: Partial<Draft> = {}) =>
  ({
    ...{ version: 3, base: 4, stage: 'open', publish_at: null, data: { ...DEMO[kind], ...data }, status: 'published' },
    ...{ note: '', correction: '', remark: '', by: 'Ravi Das', isMine: false, at: '2026-01-15T05:00:00Z' },
    before: null,
    ...more,
  }) as Draft;

const PICTURES = [picture('Gate', { _id: 'media-1' }), picture('Looms', { _id: 'media-2' }), picture('Bakery')];
const LISTS = { documents: [], staff: [] };

export function openForm(document: EditableDocument, api: Record<string, unknown> = {}) {
  const isNotice = document.kind === 'notice';
  const [element, list]: [ReactElement, string] = isNotice
    ? [<EditNotice key="form" />, '/admin/view-pdfs']
    : [<EditDocument key="form" />, `/admin/catalogue/${document.kind}`];
  return renderPage(element, {
    path: `${list}/d1`,
    pattern: isNotice ? `${list}/:id` : '/admin/catalogue/:kind/:id',
    api: {
      ...HAS_FACTOR,
      '/document/d1': success({ document }),
      '/document': listOf(LISTS),
      '/draft': success({ drafts: [] }),
      '/document/d1/links': success({ links: [] }),
      '/staff': success(LISTS),
      '/media': libraryOf(picture('Bakery')),
      ...Object.fromEntries(
        [...PICTURES, picture('Loom', { _id: 'd1' })].map((media) => [`/media/${media._id}`, success({ media })]),
      ),
      ...api,
    },
  });
}

export type Call = { method: string; body: Record<string, unknown> };

/** Saving counts the version up; a step publishes the draft or asks for a review. */
export function saves({ method, body }: Call, now: EditableDocument): EditableDocument {
  const draft = now.draft ?? draftOf(now.kind, {}, { version: 0 });
  if (method === 'PUT draft') return { ...now, draft: { ...draft, ...body, version: draft.version + 1, isMine: true } };
  if (method !== 'POST draft') return { ...now, draft: null };
  if (body.step !== 'publish') return { ...now, draft: { ...draft, stage: 'in-review' } };
  return { ...now, version: now.version + 1, status: 'published', data: draft.data, draft: null };
}

export function documentApi(
  start: EditableDocument,
  answer: (call: Call, now: EditableDocument) => EditableDocument | Response | Promise<EditableDocument> = saves,
) {
  const sent: Call[] = [];
  let now = start;
  const take = async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    const body = request.method === 'DELETE' ? Object.fromEntries(url.searchParams) : await request.json();
    const made = { method: `${request.method} ${url.pathname.split('/').at(-1)}`, body };
    sent.push(made);
    const found = await answer(made, now);
    if (found instanceof Response) return found;
    now = found;
    return HttpResponse.json(success({ document: now }));
  };
  const draft = '*/api/v1/document/d1/draft';
  server.use(http.put(draft, take), http.post(draft, take), http.delete(draft, take));
  return sent;
}

export function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Found by text: computing accessible names of a long form is slow in jsdom. */
export const button = (words: string) => screen.findByText(words, { selector: 'button' });

export const part = async (title: string) => {
  const legend = await screen.findByText(title, { selector: 'legend' });
  return within(legend.parentElement as HTMLElement);
};

import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { EntryKind, QueryOf } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { paged, whole } from '../api/queries';
/** Waits for a pending autosave first. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', 'one', id],
    queryFn: async ({ client, signal }) => {
      await (saves.get(id)?.catch(() => undefined) ?? Promise.resolve());
      return (await read(client, calls.readDocument, { params: { id }, signal })).data.document;
    },
    staleTime: 0,
  });

export const documentsQuery = (query: QueryOf<'listDocuments'>) =>
  paged(['document', 'list'], calls.listDocuments, query);

export const kindsQuery = (kinds: readonly EntryKind[]) =>
  queryOptions({
    queryKey: ['document', 'kinds', kinds],
    queryFn: ({ client, signal }) =>
      Promise.all(
        kinds.map(async (kind) => {
          const query = { kind, mine: 'true', limit: 1, page: 1 };
          const { metadata } = await read(client, calls.listDocuments, { query, signal });
          return { _id: kind, kind, count: metadata.total };
        }),
      ),
    staleTime: 0,
  });

export const revisionsQuery = (id: string, query: { limit: number; page: number }) =>
  whole(['document', 'revisions', id, query], calls.listRevisions, (answer) => answer, { params: { id }, query });

export const draftsQuery = () => whole(['document', 'drafts'], calls.listDrafts, ({ data }) => data.drafts);

/** Pending autosaves by document id, so that reopening a form reads what was just left. */
const saves = new Map<string, Promise<unknown>>();

export function sendingDraft<T>(id: string, save: Promise<T>): Promise<T> {
  saves.set(id, save);
  const forget = () => {
    if (saves.get(id) === save) saves.delete(id);
  };
  save.then(forget, forget);
  return save;
}

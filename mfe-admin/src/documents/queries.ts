import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { QueryOf } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { paged, whole } from '../api/query';
import { LISTED } from './kinds';

/** One page of the documents of a kind. */
export const documentsQuery = (query: QueryOf<'listDocuments'>) =>
  paged(['document', 'list'], calls.listDocuments, query);

/** The listed kinds, each with how many documents the caller may change. */
export const kindsQuery = () =>
  queryOptions({
    queryKey: ['document', 'kinds'],
    queryFn: ({ client, signal }) =>
      Promise.all(
        LISTED.map(async (kind) => {
          const query = { kind, mine: 'true', limit: 1, page: 1 };
          const { metadata } = await read(client, calls.listDocuments, { query, signal });
          return { _id: kind, kind, count: metadata.total };
        }),
      ),
    staleTime: 0,
  });

/** A document as it is stored, with what refers to it. */
export const documentQuery = (id: string) =>
  whole(['document', 'one', id], calls.readDocument, ({ data }) => data.document, { params: { id } });

/** Revisions of a document, newest first. */
export const revisionsQuery = (id: string, query: { limit: number; page: number }) =>
  whole(['document', 'revisions', id, query], calls.listRevisions, (answer) => answer, { params: { id }, query });

/** The account of who is logged in, with scopes. */
export const meQuery = () => whole(['account', 'me'], calls.readMe, ({ data }) => data.me);

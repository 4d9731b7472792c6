import { readdirSync } from 'node:fs';
import path from 'node:path';
import type {
  Notice,
  NoticeCounts,
  NoticeRevision,
  NoticeSurroundings,
  StaffNotice,
} from '@university/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import { makePdf } from '../../../testing/pdf';
import { formOf, type Method, staffCaller } from '../../../testing/calls';
import { START, type World } from '../../../testing/world';

type Fields = Record<string, string>;

export const toForm = (fields: Fields, file?: Uint8Array) =>
  formOf({ ...fields, ...(file && { pdf: new Blob([new Uint8Array(file)], { type: 'application/pdf' }) }) });

/** Throws with the answer unless it is 200. */
export function noticeOf(answer: LightMyRequestResponse): Notice {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<{ data: { notice: Notice } }>().data.notice;
}

export const FIELDS = { fileName: 'Workshop timings', section: 'notices', summary: 'New timings.' };

export const draw = (title = 'Test', paragraph = 'A page.') =>
  makePdf({ title, heading: 'Test', paragraph, date: START });

/** Status and first field of a refusal. */
export const refusalOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().issues[0].path];

export function desk(world: () => World) {
  const { as } = staffCaller(world);
  const call = (method: Method, url: string, payload?: object, headers?: Fields) =>
    as('notices', method, url, payload, headers);
  const upload = (fields: Fields, file?: Uint8Array, headers?: Fields) =>
    call('POST', '/notice/upload', toForm(fields, file), headers);

  return {
    call,
    upload,
    publish: async (fields: Fields = {}, file?: Uint8Array) => {
      const isEmpty = !file && !('text' in fields);
      return noticeOf(await upload({ ...FIELDS, ...(isEmpty && { text: 'A text.' }), ...fields }, file));
    },
    files: () => readdirSync(path.join(world().dataDir, 'files'), { recursive: true }).length,
    edit: (id: string, fields: Fields, file?: Uint8Array) => call('PUT', `/notice/${id}`, toForm(fields, file)),
    patch: (id: string, payload: object) => call('PATCH', `/notice/${id}`, payload),
    remove: (id: string) => call('DELETE', `/notice/${id}`),
    get: (id: string) => world().call({ url: `/notice/${id}` }),
    surroundings: async (id: string) =>
      (await world().call({ url: `/notice/${id}` })).json<{ data: NoticeSurroundings }>().data,
    revisions: async (id: string) =>
      (await call('GET', `/admin/notice/${id}/revisions`)).json<{ data: { revisions: NoticeRevision[] } }>().data
        .revisions,
    file: ({ fileLink }: Notice) => world().call({ url: fileLink.replace('/api/v1', '') }),
    titles: async (list: '/notice' | '/notice/archived', query: string) => {
      const answer = await world().call({ url: `${list}?${query}` });
      return answer.json<{ data: { notices: Notice[] } }>().data.notices.map((notice) => notice.fileName);
    },
    table: async (query = '') => {
      const answer = await call('GET', `/admin/notice?${query}`);
      const { data, metadata } = answer.json<{
        data: { notices: StaffNotice[]; counts: NoticeCounts };
        metadata: { total: number; totalPages: number };
      }>();
      return { ...data, ...metadata, titles: data.notices.map((notice) => notice.fileName) };
    },
  };
}

import type { Media } from '@university/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import { must } from '../../../testing/must';
import type { World } from '../../../testing/world';

type StaffRole = Parameters<World['tokenOf']>[0];

/** What an upload sends; a field that is null is left out. */
export interface Upload {
  fields?: Record<string, string>;
  file?: Uint8Array | null;
  role?: StaffRole;
  headers?: Record<string, string>;
  /** In whose place it comes; undefined: it is a new one. */
  id?: string;
}

/** The picture of an answer; fails the test with what was answered instead. */
export function mediaOf(answer: LightMyRequestResponse): Media {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<{ data: { media: Media } }>().data.media;
}

/** What staff do with pictures, over HTTP; and what everybody sees. */
export function library(world: () => World) {
  const tokens = new Map<string, Promise<string>>();
  const asStaff = async (role: StaffRole) => {
    const token = tokens.get(role) ?? world().tokenOf(role);
    tokens.set(role, token);
    return { authorization: `Bearer ${await token}` };
  };
  const get = async (url: string, role: StaffRole = 'notices') => world().call({ url, headers: await asStaff(role) });
  return {
    get,
    upload: async ({ fields = { alt_en: 'A lathe' }, file, role = 'notices', headers = {}, id }: Upload) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      if (file) form.set('picture', new Blob([new Uint8Array(file)]), 'picture.jpg');
      const body = new Response(form);
      return world().call({
        ...(id ? ({ method: 'PUT', url: `/media/${id}` } as const) : ({ method: 'POST', url: '/media' } as const)),
        payload: Buffer.from(await body.arrayBuffer()),
        headers: { ...headers, ...(await asStaff(role)), 'content-type': must(body.headers.get('content-type')) },
      });
    },
    /** One page of the library. */
    list: async (query = '') => {
      const answer = await get(`/media?${query}`);
      const { data, metadata } = answer.json<{ data: { media: Media[] }; metadata: { total: number } }>();
      return { ...data, ...metadata, titles: data.media.map(({ title }) => title) };
    },
    file: ({ base }: Pick<Media, 'base'>, rest: string, headers: Record<string, string> = {}) =>
      world().call({ url: `${base}${rest}`.replace('/api/v1', ''), headers }),
  };
}

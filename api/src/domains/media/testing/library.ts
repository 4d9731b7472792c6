import type { Media } from '@university/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import { formOf, staffCaller, type StaffRole } from '../../../testing/calls';
import type { World } from '../../../testing/world';

export interface Upload {
  fields?: Record<string, string>;
  file?: Uint8Array | null;
  role?: StaffRole;
  headers?: Record<string, string>;
  /** Replaces this picture. */
  id?: string;
}

/** Throws with the answer unless it is 200. */
export function mediaOf(answer: LightMyRequestResponse): Media {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<{ data: { media: Media } }>().data.media;
}

export function library(world: () => World) {
  const { as } = staffCaller(world);
  const get = (url: string) => as('notices', 'GET', url);
  return {
    get,
    upload: ({ fields = { alt_en: 'A lathe' }, file, role = 'notices', headers, id }: Upload) => {
      const form = formOf({ ...fields, ...(file && { picture: new Blob([new Uint8Array(file)]) }) });
      return id ? as(role, 'PUT', `/media/${id}`, form, headers) : as(role, 'POST', '/media', form, headers);
    },
    list: async (query = '') => {
      const answer = await get(`/media?${query}`);
      const { data, metadata } = answer.json<{ data: { media: Media[] }; metadata: { total: number } }>();
      return { ...data, ...metadata, titles: data.media.map(({ title }) => title) };
    },
    file: ({ base }: Pick<Media, 'base'>, rest: string, headers: Record<string, string> = {}) =>
      world().call({ url: `${base}${rest}`.replace('/api/v1', ''), headers }),
  };
}

import { send } from '@university/shared';

/** Makes a call of the site's own server, in which the API has no part. Resolves to `data` of the answer; fails as `call` does. */
export async function callSite<T>(method: 'GET' | 'DELETE', path: string, signal?: AbortSignal): Promise<T> {
  const { data } = (await send(method, new URL(path, location.origin).href, { signal })) as { data: T };
  return data;
}

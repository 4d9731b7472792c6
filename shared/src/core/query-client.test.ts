import { onlineManager, QueryClient } from '@tanstack/react-query';
import * as calls from '@university/shared/calls';
import { ApiError, type ApiPort } from './api';
import { createQueryClient, portsFor, type SitePage, sitePagesQuery } from './query-client';
import { read } from './read';

const answer = { status: 'success', data: { campuses: [] } };

function make({ get = async () => answer }: Partial<ApiPort> = {}, pages: SitePage[] = []) {
  const api = { get: jest.fn(get) };
  const client = createQueryClient({ api, sitePages: async () => pages });
  // Waiting between attempts proves nothing here.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  return { client, api };
}

/** Attempts that a query makes when every one fails with this. */
async function attempts(error: Error): Promise<number> {
  const { client, api } = make({ get: () => Promise.reject(error) });
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => read(client, calls.listCampuses) }).catch(() => {});
  return api.get.mock.calls.length;
}

test('read asks the port of its query client, with the path filled in, and gives the whole answer', async () => {
  const { client, api } = make();
  const { signal } = new AbortController();
  expect(await read(client, calls.listCampuses, { query: { zone: 'north' }, signal })).toBe(answer);
  await read(client, calls.getPrograms, { params: { id: 'a/b' } });
  expect(api.get.mock.calls).toEqual([
    ['/campus', { zone: 'north' }, signal],
    ['/program/a%2Fb', undefined, undefined],
  ]);
});

test('two query clients do not share their ports', async () => {
  const one = make();
  const other = make();
  await read(other.client, calls.listCampuses);
  expect(one.api.get).not.toHaveBeenCalled();
});

test('a query client made elsewhere has no ports', () => {
  expect(() => portsFor(new QueryClient())).toThrow('not made by createQueryClient');
});

test('a lost connection and a struggling server are tried three times', async () => {
  expect(await attempts(new ApiError(0, 'unreachable', 'No network'))).toBe(3);
  expect(await attempts(new ApiError(503, 'busy', 'Busy'))).toBe(3);
});

test('offline a read fails as without an answer; nothing waits for a connection', async () => {
  onlineManager.setOnline(false);
  try {
    expect(await attempts(new ApiError(0, 'unreachable', 'No network'))).toBe(3);
  } finally {
    onlineManager.setOnline(true);
  }
});

test('a refusal and a mistake of ours are not tried again', async () => {
  expect(await attempts(new ApiError(404, 'not_found', 'None'))).toBe(1);
  expect(await attempts(new ApiError(429, 'throttled', 'Wait'))).toBe(1);
  expect(await attempts(new TypeError('x is undefined'))).toBe(1);
});

test('data that is there is not asked for again', async () => {
  const { client, api } = make();
  const query = { queryKey: ['campuses'], queryFn: () => read(client, calls.listCampuses) };
  await client.fetchQuery(query);
  await client.fetchQuery(query);
  expect(api.get).toHaveBeenCalledTimes(1);
});

test('site pages come through the port too', async () => {
  const pages = [{ path: '/ncc', title: 'NCC', description: 'd', keywords: [] }];
  expect(await make({}, pages).client.fetchQuery(sitePagesQuery())).toEqual(pages);
});

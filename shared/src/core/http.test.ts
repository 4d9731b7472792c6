import { onlineManager } from '@tanstack/react-query';
import * as calls from '@university/shared/calls';
import { AxiosError } from 'axios';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ApiError, type ApiPort } from './api';
import { authStore } from './auth';
import { browserApi, call, httpClient } from './http';
import { createQueryClient, type SitePage } from './query-client';
import { read } from './read';
import { toastQueue } from './toast';

const server = setupServer();
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => warn.mockClear());
afterEach(() => {
  server.resetHandlers();
  authStore.getState().end();
  toastQueue.getState().take();
});
afterAll(() => server.close());
const CAMPUS = 'http://localhost/api/v1/campus';
const session = { token: 't1', currentRole: 'notices', email: 'n@seu.example' } as const;
const refuse = (status: number, body: object | null, headers?: Record<string, string>) =>
  server.use(http.get(CAMPUS, () => HttpResponse.json(body, { status, headers })));

function failure(made: Promise<unknown> = call(calls.listCampuses)): Promise<ApiError> {
  return made.then(
    () => {
      throw new Error('The call succeeded');
    },
    (error: ApiError) => error,
  );
}

describe('a call', () => {
  it('goes below /api/v1 with parameters and query, and resolves to the whole answer', async () => {
    let asked = '';
    const answer = { status: 'success', data: { programs: [] } };
    server.use(
      http.get('http://localhost/api/v1/program/:id', ({ request }) => {
        asked = request.url;
        return HttpResponse.json(answer);
      }),
    );
    expect(await call(calls.getPrograms, { params: { id: 'a/b' } })).toEqual(answer);
    expect(asked).toBe('http://localhost/api/v1/program/a%2Fb');

    server.use(
      http.get(CAMPUS, ({ request }) => {
        asked = request.url;
        return HttpResponse.json(answer);
      }),
    );
    await call(calls.listCampuses, { query: { zone: 'north' } });
    expect(asked).toBe(`${CAMPUS}?zone=north`);
  });

  it('carries the bearer token while there is a session, and none otherwise', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.get(CAMPUS, ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.json({ status: 'success', data: { campuses: [] } });
      }),
    );
    await call(calls.listCampuses);
    authStore.getState().begin(session);
    await call(calls.listCampuses);
    expect(seen).toEqual([null, 'Bearer t1']);
  });

  it.each([
    [{ url: 'http://localhost/api/v1/campus' }, true],
    [{ url: 'campus' }, true],
    [{ url: '//evil.example/x' }, false],
    [{ url: 'https://evil.example/api/v1/campus' }, false],
    [{ url: 'http://localhost:81/x' }, false],
    [{ url: 'https://localhost/x' }, false],
    [{ url: 'http://localhost@evil.example/x' }, false],
    [{ url: '/x', baseURL: 'https://evil.example/api/v1/' }, false],
    [{ url: '\\\\evil.example/x', baseURL: '' }, false],
    [{ url: '/\\evil.example/x', baseURL: '' }, false],
    [{ url: 'https://evil.example/x', allowAbsoluteUrls: false }, true],
  ])('%j carries the token: %s', async (request, isOwn) => {
    authStore.getState().begin(session);
    let sent: unknown;
    await (await httpClient()).request({
      ...request,
      adapter: async (config) => {
        sent = config.headers.get('Authorization');
        return { data: null, status: 200, statusText: '', headers: {}, config };
      },
    });
    expect(sent ?? null).toBe(isOwn ? 'Bearer t1' : null);
  });

  it('is given up after 10000 ms unless it says otherwise', async () =>
    expect((await httpClient()).defaults).toMatchObject({ timeout: 10_000, baseURL: '/api/v1/' }));
});

describe('a failed call', () => {
  const invalid = {
    code: 'invalid',
    message: 'Check the form',
    issues: [{ path: 'fileName', message: 'Give a title' }],
  };
  const conflict = { code: 'conflict', message: 'Already decided', data: { status: 'freeze' } };
  const throttled = { code: 'throttled', message: 'Too many tries' };
  const onOurSide = { code: 'failed', message: 'Something went wrong on our side. Try again in a minute.' };

  it.each<[string, number, Record<string, string>, object | null, object]>([
    ['400: says which fields are wrong', 400, {}, invalid, { name: 'ApiError', ...invalid }],
    ['409: brings what the server knows to be true now', 409, {}, conflict, { ...conflict, issues: [] }],
    ['429: says how many seconds to wait', 429, { 'retry-after': '42' }, throttled, { ...throttled, retryAfter: 42 }],
    ['429: has no time to wait where the server names none', 429, {}, throttled, { retryAfter: undefined }],
    ['500 without an explanation: still has a sentence for people', 500, {}, null, onOurSide],
  ])('%s', async (_what, status, headers, body, known) => {
    refuse(status, body && { status: 'error', ...body }, headers);
    expect(await failure()).toMatchObject({ status, ...known });
  });

  it('no network: says that the university cannot be reached', async () => {
    server.use(http.get(CAMPUS, () => HttpResponse.error()));
    expect(await failure()).toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'unreachable',
      message: 'The page could not reach the university. Check your connection and try again.',
    });
  });

  it.each<[string, () => HttpResponse<string>]>([
    ['a page to log in to the network', () => HttpResponse.html('<h1>Log in to the network</h1>')],
    ['plain text', () => HttpResponse.text('ok')],
    ['half an answer', () => new HttpResponse('{"status":"succ', { headers: { 'content-type': 'application/json' } })],
    ['null', () => HttpResponse.json(null) as HttpResponse<never>],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('%s instead of an answer: the university cannot be reached', async (_what, answer) => {
    server.use(http.all('http://localhost/api/v1/*', answer));
    for (const made of [
      call(calls.sendGrievance, { body: new FormData() }),
      call(calls.requestPasswordReset, { body: { email: 'n@seu.example' } }),
      browserApi.get('/campus'),
    ])
      expect(await failure(made)).toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('no answer in time: says so', async () => {
    // msw does not end a request whose time is up, so the adapter fails as axios does then.
    const { defaults } = await httpClient();
    const { adapter } = defaults;
    defaults.adapter = (config) => Promise.reject(new AxiosError('late', AxiosError.ECONNABORTED, config));
    const error = await failure();
    defaults.adapter = adapter;
    expect(error).toMatchObject({
      status: 0,
      code: 'timeout',
      message: 'The university did not answer within 10 seconds. Try again.',
    });
  });

  it('is logged, except when the page itself cancelled it', async () => {
    refuse(500, { message: 'Out of order' });
    await failure();
    expect(warn.mock.calls).toEqual([['GET /campus failed: Out of order']]);

    const cancelled = new AbortController();
    server.use(http.get(CAMPUS, () => delay('infinite')));
    const made = failure(browserApi.get('/campus', undefined, cancelled.signal));
    cancelled.abort();
    expect(await made).toMatchObject({ status: 0, code: 'cancelled' });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('an expired session', () => {
  const expired = { status: 'error', code: 'unauthenticated', message: 'Log in' };

  it('ends once and says so once, however many calls fail', async () => {
    const ended = jest.fn();
    const stop = authStore.subscribe(({ session: now }) => now === null && ended());
    authStore.getState().begin(session);
    refuse(401, expired);
    const failures = await Promise.all([failure(), failure(), failure()]);
    stop();
    expect(failures.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
    expect(toastQueue.getState().waiting).toMatchObject([
      { tone: 'error', message: 'Your session has expired. please log in again!' },
    ]);
  });

  it('does not end a login made since the call', async () => {
    authStore.getState().begin(session);
    server.use(
      http.get(CAMPUS, () => {
        authStore.getState().begin({ ...session, token: 't2' });
        return HttpResponse.json(expired, { status: 401 });
      }),
    );
    await failure();
    expect(authStore.getState().session?.token).toBe('t2');
    expect(toastQueue.getState().waiting).toEqual([]);
  });
});

describe('reading by a query client', () => {
  const answer = { status: 'success', data: { campuses: [] } };

  function make({ get = async () => answer }: Partial<ApiPort> = {}, pages: SitePage[] = []) {
    const api = { get: jest.fn(get) };
    const client = createQueryClient({ api, sitePages: async () => pages });
    // Waiting between attempts proves nothing here.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
    return { client, api };
  }

  async function attempts(error: Error): Promise<number> {
    const { client, api } = make({ get: () => Promise.reject(error) });
    await client.fetchQuery({ queryKey: ['x'], queryFn: () => read(client, calls.listCampuses) }).catch(() => {});
    return api.get.mock.calls.length;
  }

  it('read asks the port of its query client, with the path filled in, and gives the whole answer', async () => {
    const { client, api } = make();
    const { signal } = new AbortController();
    expect(await read(client, calls.listCampuses, { query: { zone: 'north' }, signal })).toBe(answer);
    await read(client, calls.getPrograms, { params: { id: 'a/b' } });
    expect(api.get.mock.calls).toEqual([
      ['/campus', { zone: 'north' }, signal],
      ['/program/a%2Fb', undefined, undefined],
    ]);
  });

  it('a lost connection and a struggling server are tried three times', async () => {
    expect(await attempts(new ApiError(0, 'unreachable', 'No network'))).toBe(3);
    expect(await attempts(new ApiError(503, 'busy', 'Busy'))).toBe(3);
  });

  it('offline a read fails as without an answer; nothing waits for a connection', async () => {
    onlineManager.setOnline(false);
    try {
      expect(await attempts(new ApiError(0, 'unreachable', 'No network'))).toBe(3);
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('a refusal and a mistake of ours are not tried again', async () => {
    expect(await attempts(new ApiError(404, 'not_found', 'None'))).toBe(1);
    expect(await attempts(new ApiError(429, 'throttled', 'Wait'))).toBe(1);
    expect(await attempts(new TypeError('x is undefined'))).toBe(1);
  });
});

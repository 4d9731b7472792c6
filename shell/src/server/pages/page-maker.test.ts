/** @jest-environment node */
import { EncodedBytes } from '@university/web';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from '../../renderer/answers';
import type { Rendering } from '../renderers/renderers';
import { createSite } from '../site';
import type { PageAnswer } from './page-answer';
import { PageMaker } from './page-maker';

const page = (text: string, more: Partial<Answer<'page'>> = {}): Answer<'page'> => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  isCacheable: true,
  ...more,
});

const MISSING = 'programmes: The data did not arrive in time.';
const LATE = page('late', { status: 503, isCacheable: false, lacks: 'data', missing: MISSING, isLate: true });
const AWAY = page('away', {
  status: 503,
  isCacheable: false,
  lacks: 'data',
  missing: 'programmes: Away',
  isLate: false,
});
const EARLIER: PageAnswer = { status: 200, headers: {}, body: new EncodedBytes('earlier'), isCacheable: false };

test.each<[string, Answer<'page'>[], string | null, PageAnswer | undefined, string, object[]]>([
  ['is whole', [page('whole')], 'v1', EARLIER, '200 whole', []],
  ['is late, and was made before', [LATE], 'v1', EARLIER, '200 earlier', [{ instead: 'the page as it was' }]],
  ['is late once, for the first time', [LATE, page('whole')], 'v1', undefined, '200 whole', []],
  ['is late twice', [LATE, LATE], 'v1', undefined, '200 bare', [{ missing: MISSING, instead: 'the browser' }]],
  ['is late while the API is away', [LATE], null, undefined, '503 late', [{ missing: MISSING, instead: '503' }]],
  ['lacks what the API cannot give', [AWAY], 'v1', undefined, '503 away', [{ missing: 'programmes: Away' }]],
])('a page that %s', async (_what, renderings, version, earlier, shown, said) => {
  const run = async (_task: string, { bare }: { bare?: boolean }) =>
    bare ? page('bare', { isCacheable: false, lacks: 'code' }) : renderings.shift();
  const warn = jest.fn();
  const log = { warn, error: warn } as unknown as FastifyBaseLogger;
  const maker = new PageMaker({ run } as unknown as Rendering, () => EARLIER);
  const at = { site: createSite([]), version, api: { get: async () => null }, log };
  const { status, body } = await maker.make('https://seu.example/courses?q=typed', at, () => earlier);
  expect(`${status} ${body.text}`).toBe(shown);
  expect(warn.mock.calls).toEqual(
    said.map((fields) => [expect.objectContaining({ path: '/courses', ...fields }), expect.any(String)]),
  );
  expect(renderings).toEqual([]);
});

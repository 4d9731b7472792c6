import { type Endpoint, endpoints, dataKindsOf } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { START } from '../../testing/start';
import { onEmbedded } from '../../testing/world';
import { rowsOf } from '../database/database';
import { EmbeddedClient } from '../database/embedded';
import { KIND_OF_TABLE } from '../data-version';
import { dataChanges, pages } from '../database/schema';

const QUERIES: Record<string, Record<string, unknown>> = {
  findNearestCampuses: { pin: '110077' },
  findPassages: { words: 'university' },
  getPage: { path: '/about-us/history' },
  listNotices: { section: 'tenders', regex: 'supply' },
};

const PARAMETERS: Record<string, [list: string, field: string]> = {
  getPrograms: ['/program', '_id'],
  getCampus: ['/campus', 'slug'],
  getDepartment: ['/departments', '_id'],
  getFaculty: ['/faculty', '_id'],
  getNotice: ['/notice', '_id'],
  getProgramRanks: ['/admission/rank', 'code'],
};

/** Calls that anybody may make and that are no public data. */
const OTHERS = [
  'readDraftPreview',
  'getNoticeFile',
  'getMediaFile',
  'beginSingleSignOn',
  'returnFromProvider',
  'checkLetter',
  'getAllotmentChecker',
  'getDownload',
  'readDataVersion',
];

/** Tables that are read and have no trigger, as something else counts for them. */
const UNCOUNTED = [
  // An import writes their run too.
  'allotments',
  // Of a month that is over; a new day is a new version.
  'grievances',
  // Written together with their notice.
  'notice_words',
  // Written together with their document.
  'revisions',
  // Written with their run.
  'seat_reasons',
];

type Question = readonly [path: string, query?: Record<string, unknown>];

/** What every page asks for its frame: shell/src/site/frame.ts. */
const FRAME: Question[] = [
  ['/notice', { section: 'alert', limit: 3 }],
  ['/notice', { limit: 1 }],
  ['/zone'],
  ['/setting/identity'],
];

/** What the pages ask besides: mfe-public/src/api. */
const PAGES: { page: string; questions: Question[]; most: number }[] = [
  {
    page: 'home',
    questions: [
      ['/program'],
      ['/notice', { section: 'announcements', limit: 5 }],
      ['/notice', { section: 'admission', limit: 4 }],
      ['/notice', { section: 'students', limit: 4 }],
      ['/notice', { section: 'important-links', limit: 4 }],
      ['/notice', { section: 'notices', limit: 4 }],
      ['/notice', { section: 'news', limit: 3 }],
      ['/notice', { section: 'student-events', limit: 4 }],
      ['/campus'],
      ['/zone'],
      ['/setting/home'],
      ['/setting/popup'],
    ],
    most: 6,
  },
  { page: 'all sections of notices', questions: [['/notice/sections']], most: 7 },
  { page: 'the first page of a section', questions: [['/notice', { section: 'tenders', limit: 10 }]], most: 6 },
  { page: 'the newest notices, in the list that nobody shortened', questions: [['/notice']], most: 8 },
  { page: 'a page of text', questions: [['/page/text', { path: '/about-us/history' }]], most: 7 },
];

onEmbedded('public data', (world) => {
  afterEach(() => jest.restoreAllMocks());

  let looks = 0;

  /** A clock that was set back further each time lets the version be looked for. */
  const lookAgain = () => {
    world().clock.now = new Date(START.getTime() - ++looks);
  };

  async function changeAll() {
    await world().api.db.insert(dataChanges).values({});
    lookAgain();
  }

  const tablesIn = (queries: { mock: { calls: [text: string, ...unknown[]][] } }) =>
    queries.mock.calls
      .filter(([text]) => !text.includes('data_changes'))
      .flatMap(([text]) => [...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table = '']) => table));

  test('is read from tables whose changes are counted, each by the kind that the read names', async () => {
    const { api } = world();
    const triggers = sql`select event_object_table as name from information_schema.triggers
      where trigger_name = 'public_data_changes'`;
    const counted = new Set([
      ...(await rowsOf<{ name: string }>(api.db, triggers)).map(({ name }) => name),
      'paper_words',
    ]);
    expect(Object.keys(KIND_OF_TABLE).sort()).toEqual([...counted].sort());

    const queries = jest.spyOn(EmbeddedClient.prototype, 'query');
    const read = new Set<string>();
    const unnamed: string[] = [];
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.method !== 'GET' || endpoint.access !== 'public' || OTHERS.includes(name)) continue;
      let path = endpoint.path;
      const parameter = PARAMETERS[name];
      if (parameter) {
        const [list, field] = parameter;
        const value = new RegExp(`"${field}":"([^"]+)"`).exec(JSON.stringify(await api.port.get(list)))?.[1];
        path = path.replace(/:\w+$/, value ?? '');
      }
      await changeAll();
      queries.mockClear();
      await api.port.get(path, QUERIES[name]);
      for (const table of tablesIn(queries)) {
        read.add(table);
        const kind = KIND_OF_TABLE[table];
        if (kind && !dataKindsOf(path).includes(kind)) unnamed.push(`${name} reads ${table}`);
      }
    }
    expect(unnamed).toEqual([]);
    expect([...read].filter((table) => !counted.has(table)).sort()).toEqual(UNCOUNTED);
  });

  test('of which one kind is changed is read anew for what is made of that kind only', async () => {
    const { db, port } = world().api;
    const paths = ['/campus', '/faculty', '/notice', '/page', '/setting/identity'];
    const ask = () => Promise.all(paths.map((path) => port.get(path)));
    await changeAll();
    const before = await ask();
    await db.update(pages).set({ status: 'published' });
    lookAgain();
    const queries = jest.spyOn(EmbeddedClient.prototype, 'query');
    const after = await ask();
    // The identity says at which addresses of texts nothing is.
    expect(paths.filter((_, index) => after[index] !== before[index])).toEqual(['/page', '/setting/identity']);
    expect([...new Set(tablesIn(queries))].sort()).toEqual(['pages', 'redirects']);
  });

  describe('what a page asks the database when nothing is cached', () => {
    test.each(PAGES)('$page: $most queries', async ({ questions, most }) => {
      await changeAll();
      const queries = jest.spyOn(EmbeddedClient.prototype, 'query');
      const { port, dataVersion } = world().api;
      const ask = async () => {
        await dataVersion();
        await Promise.all([...FRAME, ...questions].map(([path, query]) => port.get(path, query)));
      };
      await ask();
      expect(queries).toHaveBeenCalledTimes(most);
      await ask();
      expect(queries).toHaveBeenCalledTimes(most);
    });
  });

  describe('its version', () => {
    const version = async () => {
      const answer = await world().call({ url: '/data-version' });
      expect(answer.headers['cache-control']).toBe('no-store');
      return answer.json<{ data: { version: string } }>().data.version;
    };

    test('is what pages in this process go by', async () => {
      expect(await world().api.dataVersion()).toBe(await version());
    });

    test.each([
      [
        'they log in',
        undefined,
        { url: '/auth/login', payload: { email: 'admin@seu.example', password: 'none of theirs' } },
      ],
      [
        'they look for an applicant',
        'admissions',
        { url: '/admission/applicant/search', payload: { email: 'asha@applicant.example' } },
      ],
      ['they ask for a file', 'admin', { url: '/audit/export', payload: {} }],
      ['they have mails sent again', 'admin', { url: '/mail/retry', payload: {} }],
    ] as const)('stays as it is when %s', async (_what, role, request) => {
      const authorization = role ? `Bearer ${await world().tokenOf(role)}` : '';
      const before = await version();
      const answer = await world().call({ method: 'POST', headers: role ? { authorization } : {}, ...request });
      expect(answer.statusCode).toBe(role ? 200 : 401);
      expect(await version()).toBe(before);
    });
  });
});

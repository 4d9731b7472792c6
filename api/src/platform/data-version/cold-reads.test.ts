/** @jest-environment node */
import { EmbeddedClient } from '../database/embedded/client';
import { onEmbedded } from '../../testing/world';
import { countChange } from './count';

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
    most: 4,
  },
  { page: 'all sections of notices', questions: [['/notice/sections']], most: 5 },
  { page: 'the first page of a section', questions: [['/notice', { section: 'tenders', limit: 10 }]], most: 4 },
  { page: 'the newest notices, in the list that nobody shortened', questions: [['/notice']], most: 6 },
  { page: 'a page of text', questions: [['/page/text', { path: '/about-us/history' }]], most: 5 },
];

onEmbedded('what a page asks the database when nothing is cached', (world) => {
  let changes = 0;
  afterEach(() => jest.restoreAllMocks());

  test.each(PAGES)('$page: $most queries', async ({ questions, most }) => {
    // A change, of which a clock that was set back lets the version be looked for.
    await countChange(world().api.db);
    world().clock.now = new Date(world().clock.now.getTime() - ++changes);
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

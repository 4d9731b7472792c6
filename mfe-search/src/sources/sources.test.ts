/** @jest-environment node */
import { createQueryClient, identity, type SitePage } from '@university/shared';
import { readFaculty, readPrograms } from './academics';
import { readNotices } from './notices';
import { readPages } from './pages';
import { partsOf, plainText } from './passages';
import { ANSWERS, SITE_PAGES } from '../testing/site';
import { indexOfServer, indexOfTab } from './live-index';

type Asked = Record<string, unknown> | undefined;

/** A query client whose API answers by this function; `asked` holds what it was asked. */
function clientOf(answer: (path: string, query: Asked) => unknown) {
  const asked: Asked[] = [];
  const get = async (path: string, query?: object) => {
    if (path === '/setting/search') return { data: { search: null } };
    asked.push(query as Asked);
    return answer(path, query as Asked);
  };
  return { asked, client: createQueryClient({ api: { get }, sitePages: async () => [] }) };
}

it('reads a faculty of more than one answer whole', async () => {
  const member = (page: number) => ({ _id: `f${page}`, salutation: '', firstname: 'A', surname: 'B', dept_id: {} });
  const { asked, client } = clientOf((_, query) => ({
    data: { faculty: [member(Number(query?.page ?? 1))] },
    metadata: { totalPages: 3 },
  }));
  expect((await readFaculty(client)).map(({ path }) => path)).toEqual(['/faculty/f1', '/faculty/f2', '/faculty/f3']);
  expect(asked).toEqual([{ limit: 500 }, { limit: 500, page: 2 }, { limit: 500, page: 3 }]);
});

it('finds what people have written by their own words, and each address once', async () => {
  const page = (path: string, title: string) => ({ path, title, description: '', keywords: [] });
  const client = createQueryClient({
    api: { get: async () => ({ data: { pages: [page('/ncc', 'Cadets'), page('/about-us/new', 'New')] } }) },
    sitePages: async () => [page('/ncc', 'Page of text'), page('/notices', 'Notices')],
  });
  const titles = new Map((await readPages(client)).map(({ path, title }) => [path, title]));
  expect(['/ncc', '/notices', '/about-us/new'].map((path) => titles.get(path))).toEqual(['Cadets', 'Notices', 'New']);
});

it('finds course pages of the levels that are taught only', async () => {
  const client = createQueryClient({ api: { get: async () => ({ data: { pages: [] } }) }, sitePages: async () => [] });
  const paths = async () => (await readPages(client)).map(({ path }) => path);
  expect(await paths()).toContain('/courses/diploma');
  identity.absent = ['/courses/diploma'];
  expect(await paths()).not.toContain('/courses/diploma');
  expect(await paths()).toContain('/courses/ug');
  delete identity.absent;
});

it('leads to no page that nobody wrote', async () => {
  const menu = { entries: [{ label: 'Ask us', to: '/contact' }] };
  const client = createQueryClient({
    api: { get: async (path) => (path === '/setting/identity' ? { data: { menu } } : ANSWERS[path]) },
    sitePages: async () => [],
  });
  const paths = async () => [...(await readPages(client)), ...(await readPrograms(client))].map(({ path }) => path);
  const pages = ['/contact', '/admission/information-bulletin'];
  expect(await paths()).toEqual(expect.arrayContaining(pages));
  identity.absent = pages;
  const found = await paths();
  expect(found).toEqual(expect.arrayContaining(['/grievance-form', '/courses']));
  expect(found.filter((path) => pages.includes(path))).toEqual([]);
  delete identity.absent;
});

describe('parts of pages', () => {
  const TEXT = `What stands first belongs to the page.

## Who may apply? {#eligibility}

Whoever has **passed** the [examination](/courses). See {{helpDesk}} or:

- the first thing
1. the second

| Track | Asks for |
| --- | ---: |
| Diploma | Class X |

{{block fees}}

## Who may apply?

:::note
A remark
:::

### Root`;

  test('a text is split at its headings, without marks, with the ids that pages give them', () => {
    expect(partsOf(TEXT)).toEqual([
      { heading: '', id: '', text: 'What stands first belongs to the page.' },
      {
        heading: 'Who may apply?',
        id: 'eligibility',
        text: 'Whoever has passed the examination. See or: the first thing; the second; Track · Asks for; Diploma · Class X',
      },
      { heading: 'Who may apply?', id: 'who-may-apply', text: 'A remark' },
      { heading: 'Root', id: 'root-2', text: '' },
    ]);
  });

  test('items end alike in every script', () => {
    expect(partsOf('# परीक्षा\n- पहली\n- दूसरी।\n- तीसरी')).toMatchObject([{ text: '' }, { text: 'पहली; दूसरी। तीसरी' }]);
  });

  test('what is no mark stays', () => {
    expect(plainText('5 # 6, a_b and [no link](spaces here)')).toBe('5 6, ab and no link(spaces here)');
  });
});

describe('notices', () => {
  const ALL = ['Hackathon for all', 'Migration certificate', 'Vacancies in design'].map((fileName) => ({
    _id: fileName,
    fileName,
    publishAt: '2025-08-14T06:00:00Z',
  }));
  const server = () =>
    clientOf((_, query) => ({
      data: {
        notices: ALL.filter(({ fileName }) => fileName.toLowerCase().includes(String(query?.regex).toLowerCase())),
      },
    }));

  it.each([
    ['as typed', 'migration certificate', 'Migration certificate'],
    ['by the longest word', 'certificate for migration', 'Migration certificate'],
    ['by what singular and plural share', 'vacancy', 'Vacancies in design'],
    ['by the beginning of a misspelt word', 'hackthon', 'Hackathon for all'],
  ])('are asked for %s', async (_, query, title) => {
    expect((await readNotices(server().client, query)).map((entry) => entry.title)).toEqual([title]);
  });

  it('whose PDF alone has it are found by what that says, and say so', async () => {
    const paper = 'Whoever has a thingamabob returns it.';
    const { client } = clientOf(() => ({ data: { notices: [{ ...ALL[0], summary: 'For all', paper }] } }));
    const [found] = await readNotices(client, 'thingamabob');
    expect(found).toMatchObject({
      about: expect.stringMatching(/^Notice of .*; found in its PDF$/),
      also: 'For all',
      text: paper,
    });
  });

  it('are asked for once where one question says all, more closely where more begin like that than one answer holds', async () => {
    const many = Array.from({ length: 50 }, (_, n) => ({
      _id: `${n}`,
      fileName: `Hackers ${n}`,
      publishAt: ALL[0]?.publishAt,
    }));
    let isMany = false;
    const { asked, client } = clientOf((_, query) => ({
      data: { notices: isMany && query?.regex === 'hack' ? many : ALL.slice(0, 1) },
    }));
    await readNotices(client, 'Hackathon');
    expect(asked.splice(0).map((query) => query?.regex)).toEqual(['hack']);
    isMany = true;
    const found = await readNotices(client, 'the hackathon');
    expect(found.map(({ title }) => title)).toEqual(['Hackathon for all']);
    expect(asked.map((query) => query?.regex)).toEqual(['hack', 'the hackathon', 'hackathon']);
  });
});

describe('the index of the server', () => {
  let api: Record<string, unknown>;
  let asked: string[];

  beforeEach(() => {
    api = { ...ANSWERS };
    asked = [];
  });
  afterEach(() => jest.restoreAllMocks());

  /** The query client of one request. */
  function requestFor(pages: SitePage[]) {
    return createQueryClient({
      api: {
        async get(path) {
          asked.push(path);
          if (api[path] instanceof Error) throw api[path];
          return api[path];
        },
      },
      sitePages: async () => pages,
    });
  }

  const found = async (query: string, pages: SitePage[]) =>
    (await indexOfServer(requestFor(pages))).search(query).hits.map(({ entry }) => entry.path);

  it('serves requests with one index, and leaves the list of pages out of what travels', async () => {
    const pages = [...SITE_PAGES];
    const first = requestFor(pages);
    const [one, other] = await Promise.all([indexOfServer(first), indexOfServer(requestFor(pages))]);
    expect(one).toBe(other);
    expect(asked.filter((path) => path === '/faculty')).toHaveLength(1);
    expect(first.getQueryData(['site-pages'])).toBeUndefined();
  });

  it('finds the pages of a new release at once', async () => {
    const page = { path: '/robots', title: 'Robots at work', description: '', keywords: [] };
    expect(await found('robots', [...SITE_PAGES])).toEqual([]);
    expect(await found('robots', [...SITE_PAGES, page])).toEqual(['/robots']);
  });

  it('reads again what it has had for half a minute', async () => {
    const pages = [...SITE_PAGES];
    await found('nair', pages);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 31_000);
    await found('nair', pages);
    expect(asked.filter((path) => path === '/faculty')).toHaveLength(2);
  });

  it('does not keep an index that lacks something', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const pages = [...SITE_PAGES];
    api['/faculty'] = new Error('down');
    expect(await found('nair', pages)).toEqual([]);
    api['/faculty'] = ANSWERS['/faculty'];
    expect(await found('nair', pages)).toEqual(['/faculty/f1']);
  });

  it('keeps the index of a tab, and makes it anew when it is old', () => {
    const tab = requestFor([]);
    const index = indexOfTab(tab);
    expect(indexOfTab(tab)).toBe(index);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000);
    expect(indexOfTab(tab)).not.toBe(index);
  });

  it('reads what has failed again on request, also while something else has not answered yet', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let answerCampuses = (_: unknown) => {};
    api['/faculty'] = new Error('down');
    api['/campus'] = new Promise((resolve) => {
      answerCampuses = resolve;
    });
    const index = indexOfTab(requestFor([...SITE_PAGES]));
    const loading = index.load();
    while (index.snapshot().failed.length === 0) await new Promise((resolve) => setTimeout(resolve));
    api['/faculty'] = ANSWERS['/faculty'];
    const again = index.load();
    while (index.search('nair').hits.length === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(index.snapshot()).toMatchObject({ isLoading: true, failed: [] });
    answerCampuses(ANSWERS['/campus']);
    await Promise.all([loading, again]);
    expect(index.snapshot().isLoading).toBe(false);
  });
});

import { createQueryClient } from '@university/shared';
import { readFaculty } from './academics';
import { readNotices } from './notices';
import { readPages } from './pages';

type Asked = Record<string, unknown> | undefined;

/** A query client whose API answers by this function; `asked` holds what it was asked. */
function clientOf(answer: (path: string, query: Asked) => unknown) {
  const asked: Asked[] = [];
  const get = async (path: string, query?: object) => {
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
      also: `For all ${paper}`,
    });
  });

  it('are asked for once where one question says all', async () => {
    const { asked, client } = server();
    await readNotices(client, 'Hackathon');
    expect(asked.map((query) => query?.regex)).toEqual(['hack']);
  });

  it('are asked for more closely where more begin like that than one answer holds', async () => {
    const many = Array.from({ length: 50 }, (_, n) => ({
      _id: `${n}`,
      fileName: `Hackers ${n}`,
      publishAt: ALL[0]?.publishAt,
    }));
    const { asked, client } = clientOf((_, query) => ({
      data: { notices: query?.regex === 'hack' ? many : ALL.slice(0, 1) },
    }));
    const found = await readNotices(client, 'the hackathon');
    expect(found.map(({ title }) => title)).toEqual(['Hackathon for all']);
    expect(asked.map((query) => query?.regex)).toEqual(['hack', 'the hackathon', 'hackathon']);
  });
});

import { addressOf, LONGEST_SEARCH, type ListView, viewOf, wholeList } from './address';
import { lastDateOf, type NoticeDetail } from './queries';
import { createQueryClient } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import events from './events';
import { ALONE, aNotice, listAnswer } from './testing';
import feed, { toItem } from './feed';
import { SECTION_IDS } from './sections';
import { structuredData } from './structured-data';

describe('addresses of lists', () => {
  const tenders = wholeList('tenders', false);
  const archive = wholeList('tenders', true);
  const posts = wholeList('academic-positions', true);

  const ROWS: [query: string, change: Partial<ListView>, address: string][] = [
    ['', {}, '/tenders'],
    ['regex=lift+at', { search: 'lift at' }, '/tenders?regex=lift+at'],
    ['page=3', { page: 3 }, '/tenders?page=3'],
    ['archive=true', archive, '/tenders?archive=true'],
    [
      'archive=true&from=2025-01-01&to=2025-12-31&page=2&regex=a%26b',
      { ...archive, from: '2025-01-01', until: '2025-12-31', page: 2, search: 'a&b' },
      '/tenders?archive=true&regex=a%26b&from=2025-01-01&to=2025-12-31&page=2',
    ],
  ];

  test.each(ROWS)('%s is read from an address and written back', (query, change, address) => {
    const view = viewOf('tenders', new URLSearchParams(query));
    expect(view).toEqual({ ...tenders, ...change });
    expect(addressOf(view)).toBe(address);
  });

  test.each([
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=many', {}],
    ['page=99999999', {}],
    ['archive=yes', {}],
    ['from=2025-01-01', {}],
    ['archive=true&from=soon&to=2025-13-01', archive],
    [`regex=${'x'.repeat(300)}`, { search: 'x'.repeat(LONGEST_SEARCH) }],
  ])('%s asks for nothing that the API would refuse', (query, change) => {
    expect(viewOf('tenders', new URLSearchParams(query))).toEqual({ ...tenders, ...change });
  });

  test('an archive at an address of its own needs no parameter', () => {
    expect(viewOf('academic-positions', new URLSearchParams(), true)).toEqual(posts);
    expect(addressOf({ ...posts, page: 2 })).toBe('/recruitment/archive/academic-positions?page=2');
  });
});

describe('last dates', () => {
  test.each([
    ['2026-01-15', true],
    ['2026-01-16', false],
    ['2026-01-01', true],
  ])('on %s by the server a last date of 15 January 2026 is open: %p', (on, isOpen) => {
    expect(lastDateOf({ endDate: '2026-01-15' }, on)).toEqual({ day: '2026-01-15', isOpen });
  });

  test.each([
    ['2026-01-15T18:29:59Z', true],
    // Midnight in India.
    ['2026-01-15T18:30:00Z', false],
  ])('where the API does not tell the day it is the one in India; at %s it is open: %p', (now, isOpen) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    expect(lastDateOf({ endDate: '2026-01-15' })?.isOpen).toBe(isOpen);
    jest.restoreAllMocks();
  });

  test('without a last date there is nothing to say', () => {
    expect(lastDateOf({ endDate: null })).toBeNull();
    expect(lastDateOf({ endDate: '2026-01-15', endTime: '15:00', isClosed: true })).toEqual({
      ...{ day: '2026-01-15', hour: '15:00', isOpen: false },
    });
  });
});

describe('events as calendars', () => {
  const publicUrl = 'https://www.seu.example';
  const EVENT = {
    section: 'student-events',
    startsAt: '2026-02-01T04:30:00.000Z',
    endsAt: '2026-02-01T06:30:00.000Z',
    place: 'Hall 2; Dwarka',
  } as const;

  const fileOf = (notice: Notice, id?: string) =>
    events({
      params: id === undefined ? {} : { id },
      url: new URL(publicUrl),
      publicUrl,
      queryClient: createQueryClient({
        api: {
          get: async (path) =>
            path === '/notice' ? listAnswer([notice]) : { status: 'success', data: { notice, ...ALONE } },
        },
        sitePages: async () => [],
      }),
    });

  test('the event of a notice is a file for calendars', async () => {
    const file = await fileOf(aNotice('n1', EVENT), 'n1');
    expect(file).toContain('DTSTART:20260201T043000Z');
    expect(file).toContain('DTEND:20260201T063000Z');
    expect(file).toContain('LOCATION:Hall 2\\; Dwarka');
    expect(file).toContain('URL:https://www.seu.example/notices/n1');
    expect(await fileOf(aNotice('n1', EVENT))).toContain('UID:notice-n1@');
  });

  test('all events are a calendar, also before the first', async () => {
    expect(await fileOf(aNotice('n1'))).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/);
    expect(await fileOf(aNotice('n1'))).not.toContain('VEVENT');
  });

  test('without an end it takes an hour; without a start there is no file', async () => {
    expect(await fileOf(aNotice('n1', { ...EVENT, endsAt: null }), 'n1')).toContain('DTEND:20260201T053000Z');
    expect(await fileOf(aNotice('n1'), 'n1')).toBeNull();
  });
});

describe('feeds', () => {
  async function feedOf(notices: readonly Notice[]) {
    const queryClient = createQueryClient({ api: { get: async () => listAnswer(notices) }, sitePages: async () => [] });
    const publicUrl = 'https://www.seu.example';
    return feed({ params: {}, url: new URL(publicUrl), queryClient, publicUrl });
  }

  test.each([
    ['nothing', []],
    ['a notice', [aNotice('n1')]],
  ])('with %s in it a feed is the same whenever it is written', async (_what, notices) => {
    jest.useFakeTimers({ now: new Date('2026-01-15T05:00:00Z') });
    const first = await feedOf(notices);
    jest.setSystemTime(new Date('2026-01-15T06:00:00Z'));
    expect(await feedOf(notices)).toBe(first);
    expect(first).toMatch(/<title>[\s\S]*<\/channel>/);
    jest.useRealTimers();
  });

  test('an entry leads to the page of its notice and holds its PDF', async () => {
    const notice = aNotice('n1', { fileName: 'Lifts & <stairs>', section: 'tenders' });
    expect(await toItem(notice, 'https://www.seu.example')).toEqual({
      guid: 'n1',
      title: 'Lifts & <stairs>',
      link: 'https://www.seu.example/notices/n1',
      description: 'What it says.',
      date: new Date('2025-08-14T20:00:00.000Z'),
      category: [{ name: 'Tenders' }],
      enclosure: {
        url: 'https://www.seu.example/api/v1/notice/n1/file?v=abc',
        length: 120_400,
        type: 'application/pdf',
      },
    });
  });

  test('no text of a notice can break the document', async () => {
    const summary = 'It ends ]]> here.\nA bell: \u0007, no character: \uFFFF';
    const { description, content } = await toItem(aNotice('n1', { summary, text: 'Written &#xFFFE; in code' }), '');
    expect(description).toBe('It ends ]] > here.\nA bell: , no character:');
    expect(content).toMatch(/^<p>Written {2}in code<\/p>$/);
  });

  test('an entry holds the text of its notice, and no PDF where there is none', async () => {
    const entry = await toItem(aNotice('n1', { text: 'Take the **north** gate.', fileLink: '', size: 0 }), '');
    expect(entry.content).toContain('<strong>north</strong>');
    expect(entry).not.toHaveProperty('enclosure');
  });
});

describe('what search engines are told', () => {
  const { autoArchive, version, endDate, created_at, text, picture, ...shown } = aNotice('n1', {
    section: 'short-term-positions',
    fileName: 'Guest faculty in Welding',
    vacancies: 4,
  });
  const post: NoticeDetail = { ...shown, ...ALONE, body: null, lastDate: { day: '2026-01-31', isOpen: true } };

  const ORIGIN = 'https://www.seu.example';

  test('a post is a JobPosting with all that Google requires', () => {
    expect(structuredData(post, ORIGIN)).toEqual([
      expect.objectContaining({ '@type': 'DigitalDocument', name: 'Guest faculty in Welding' }),
      expect.objectContaining({
        '@type': 'JobPosting',
        title: 'Guest faculty in Welding',
        url: 'https://www.seu.example/notices/n1',
        description: 'What it says.',
        datePosted: '2025-08-14T20:00:00.000Z',
        validThrough: '2026-01-31T23:59:59+05:30',
        hiringOrganization: expect.objectContaining({ name: 'Skill and Entrepreneurship University' }),
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Sector-9, Dwarka',
            addressLocality: 'New Delhi',
            postalCode: '110077',
            addressCountry: 'IN',
          },
        },
        totalJobOpenings: 4,
        employmentType: 'TEMPORARY',
      }),
    ]);
  });

  test.each<[string, Partial<NoticeDetail>]>([
    ['has closed', { lastDate: { day: '2026-01-31', isOpen: false } }],
    ['is archived', { archive: true }],
    ['has no last date', { lastDate: null }],
    ['says nothing', { summary: '' }],
    ['is a result', { section: 'recruitment-results' }],
    ['is a tender', { section: 'tenders' }],
  ])('what %s is none', (_, change) => {
    expect(structuredData({ ...post, ...change }, ORIGIN)).toEqual([
      expect.objectContaining({ '@type': 'DigitalDocument' }),
    ]);
  });

  test('a tender is a document with its number, its dates and its file', () => {
    const tender: NoticeDetail = {
      ...post,
      section: 'tenders',
      fileName: 'Lathes for the workshop',
      orderNumber: 'SEU/T/12',
      orderDate: '2025-08-10',
    };
    const university = {
      '@type': 'CollegeOrUniversity',
      name: 'Skill and Entrepreneurship University',
      sameAs: 'https://www.seu.example',
    };
    expect(structuredData(tender, ORIGIN)).toEqual([
      {
        '@type': 'DigitalDocument',
        '@id': 'https://www.seu.example/notices/n1#notice',
        url: 'https://www.seu.example/notices/n1',
        name: 'Lathes for the workshop',
        genre: 'Tenders',
        description: 'What it says.',
        datePublished: '2025-08-14T20:00:00.000Z',
        dateCreated: '2025-08-10',
        expires: '2026-01-31T23:59:59+05:30',
        identifier: 'SEU/T/12',
        inLanguage: 'en',
        author: university,
        publisher: university,
        encoding: {
          '@type': 'MediaObject',
          contentUrl: 'https://www.seu.example/api/v1/notice/n1/file?v=abc',
          encodingFormat: 'application/pdf',
          contentSize: '120400 B',
          inLanguage: 'en',
        },
      },
    ]);
  });

  test('what a notice does not say is left out', () => {
    const [paper] = structuredData({ ...post, summary: '', lastDate: null, fileLink: '' }, ORIGIN);
    for (const name of ['description', 'dateCreated', 'expires', 'identifier', 'encoding', 'headline'])
      expect(paper).not.toHaveProperty(name);
  });

  test('news are an article, with a headline that is not too long', () => {
    const [news, ...others] = structuredData({ ...post, section: 'news', fileName: 'A'.repeat(200) }, ORIGIN);
    expect(news).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'A'.repeat(110),
      articleSection: 'News',
      datePublished: '2025-08-14T20:00:00.000Z',
      author: { '@type': 'CollegeOrUniversity' },
    });
    expect(others).toEqual([]);
  });

  test('what says when and where is an Event', () => {
    const place = 'Hall 2, Dwarka campus';
    const event = { ...post, section: 'student-events' as const, startsAt: '2026-02-01T04:30:00.000Z', place };
    expect(structuredData({ ...event, endsAt: '2026-02-01T06:30:00.000Z' }, ORIGIN)).toContainEqual(
      expect.objectContaining({
        '@type': 'Event',
        startDate: '2026-02-01T04:30:00.000Z',
        endDate: '2026-02-01T06:30:00.000Z',
        location: { '@type': 'Place', name: place, address: place },
      }),
    );
    expect(structuredData({ ...event, place: null }, ORIGIN)).not.toContainEqual(
      expect.objectContaining({ '@type': 'Event' }),
    );
  });

  test('nothing of any section is an Event without a time and a place: its one day is the last to apply', () => {
    for (const section of SECTION_IDS)
      for (const told of structuredData({ ...post, section }, ORIGIN))
        expect(told).not.toMatchObject({ '@type': 'Event' });
  });
});

import type { NoticeDetail } from './queries';
import { SECTION_IDS } from './sections';
import { structuredData } from './structured-data';
import { ALONE, aNotice } from './testing';

const { autoArchive, version, endDate, created_at, text, picture, ...shown } = aNotice('n1', {
  section: 'short-term-positions',
  fileName: 'Guest faculty in Welding',
  vacancies: 4,
});
const post: NoticeDetail = {
  ...shown,
  ...ALONE,
  body: null,
  lastDate: { day: '2026-01-31', isOpen: true },
};

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

test.each(SECTION_IDS)(
  'nothing of %s is an Event without a time and a place: its one day is the last to apply',
  (section) => {
    const types = structuredData({ ...post, section }, ORIGIN).map((each) => (each as { '@type': string })['@type']);
    expect(types).not.toContain('Event');
  },
);

test('a notice of a student event has the day until which it holds, and no beginning or place', () => {
  const [event, ...others] = structuredData({ ...post, section: 'student-events' }, ORIGIN);
  expect(event).toMatchObject({ '@type': 'NewsArticle', expires: '2026-01-31T23:59:59+05:30' });
  for (const name of ['startDate', 'endDate', 'location']) expect(event).not.toHaveProperty(name);
  expect(others).toEqual([]);
});

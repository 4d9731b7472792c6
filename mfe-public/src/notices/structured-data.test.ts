import type { NoticeDetail } from './queries';
import { structuredData } from './structured-data';
import { aNotice } from './testing';

const { autoArchive, version, endDate, created_at, ...shown } = aNotice('n1', {
  section: 'short-term-positions',
  fileName: 'Guest faculty in Welding',
  vacancies: 4,
});
const post: NoticeDetail = { ...shown, lastDate: { day: '2026-01-31', isOpen: true } };

test('a post is a JobPosting with all that Google requires', () => {
  expect(structuredData(post)).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Guest faculty in Welding',
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
  expect(structuredData({ ...post, ...change })).toEqual([]);
});

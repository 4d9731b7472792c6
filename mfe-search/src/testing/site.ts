import type { Entry } from '../engine/found';

const faculty = (_id: string, salutation: string, firstname: string, surname: string) => ({
  _id,
  salutation,
  firstname,
  surname,
  designation: 'Assistant Professor',
  email: `${_id}@seu.example`,
  dept_id: { _id: 'd1', name: 'Design' },
  photo: null,
  overview: '',
  research: [],
});

export const notice = (_id: string, fileName: string) => ({
  _id,
  fileName,
  section: 'announcements',
  publishAt: '2025-08-14T06:00:00Z',
  orderNumber: null,
  summary: '',
});

export const SITE_PAGES = [
  { path: '/courses', title: 'Programmes', description: 'All programmes', keywords: ['courses'] },
  { path: '/amenities/Library', title: 'Library', description: 'Books and reading rooms', keywords: ['books'] },
  { path: '/academics/faculty', title: 'Faculty', description: 'Who teaches', keywords: [] },
  { path: '/search', title: 'Search', description: 'Find pages', keywords: ['find'] },
];

export const WORDS = [
  { typed: 'vacancy, job, naukri, नौकरी, रोजगार', means: 'Recruitment' },
  { typed: 'cse, computer', means: 'Computer Science and Engineering' },
  { typed: 'fee, cost', means: 'Information bulletin' },
  { typed: 'datesheet', means: 'Date sheets' },
];

const answer = (data: object) => ({ status: 'success', data });
const onePage = { total: 2, page: 1, limit: 500, totalPages: 1 };

export const ANSWERS: Readonly<Record<string, unknown>> = {
  '/faculty': {
    ...answer({ faculty: [faculty('f1', 'Dr.', 'Meera', 'Nair'), faculty('f2', 'Mr.', 'Arun', 'Libman')] }),
    metadata: onePage,
  },
  '/program': answer({
    programs: [
      {
        _id: 'p1',
        code: 'BCSE',
        name: 'B.Tech. Computer Science and Engineering',
        programLevel: 'UG',
        duration: '4 years',
        mode: 'Full-time',
        track: 'btech',
        department: { _id: 'd2', name: 'Computer Engineering' },
        ...{ fee: 45_000, first_payment: 62_500, fee_note: null, last_date: '2026-07-15', seats: 120 },
        eligibility: 'Class XII with physics and mathematics',
        campuses: [{ slug: 'okhla-ii', name: 'Okhla II Campus', zone: 'south', shift: null, seats: 120 }],
        years: {},
      },
      {
        _id: 'p2',
        code: 'BASP',
        name: 'B.A. (Hons.) Spanish',
        programLevel: 'UG',
        duration: '4 years',
        mode: 'Full-time',
        department: { _id: 'd3', name: 'Spanish' },
        ...{ fee: null, first_payment: null, fee_note: null, last_date: null, seats: 0, eligibility: '', campuses: [] },
        years: null,
      },
    ],
  }),
  '/page': answer({ pages: [] }),
  '/departments': answer({ departments: [{ _id: 'd1', name: 'Design', hod: '' }] }),
  '/campus': answer({
    campuses: [
      {
        _id: 'c1',
        code: 'S02',
        slug: 'okhla-ii',
        name: 'Okhla II Campus',
        zone: 'south',
        zone_name: 'South Zone',
        city: 'New Delhi',
        location: 'Okhla, New Delhi 110020',
        nearest_metro: 'Govind Puri / Kalkaji',
        women_only: true,
        seats: 300,
        has_hostel: true,
        info: '',
        labs: [],
      },
    ],
  }),
  '/page/texts': answer({
    pages: [{ path: '/amenities/Library', title: 'Library', body: '## Opening hours {#hours}\n\nOpen from 9 to 6.' }],
    programs: [],
  }),
  '/setting/search': answer({ search: { words: WORDS } }),
  '/setting/identity': answer({ menu: { entries: [{ label: 'Book house', level: 1, to: '/amenities/Library' }] } }),
  '/admission/schedule': answer({
    on: '2026-07-01',
    cycle: '2026-27',
    tracks: [
      {
        code: 'btech',
        name: 'B.Tech',
        full_name: 'B.Tech',
        application: { opens_on: null, last_date: '2026-07-15', portal: null },
      },
      {
        code: 'pg',
        name: 'PG',
        full_name: 'Postgraduate',
        application: { opens_on: null, last_date: '2026-06-15', portal: null },
      },
    ],
    rounds: [],
  }),
  '/admission/rank': answer({
    programs: [
      {
        _id: 'p1',
        code: 'BCSE',
        name: 'B.Tech. Computer Science and Engineering',
        track: 'btech',
        track_name: 'B.Tech',
      },
    ],
  }),
  '/notice/sections': answer({
    sections: [
      { section: 'exam-datesheet', current: 3, archived: 0, newest: null },
      { section: 'exam-notices', current: 0, archived: 2, newest: null },
      { section: 'tenders', current: 5, archived: 0, newest: null },
    ],
  }),
  '/notice': {
    ...answer({ notices: [notice('n1', 'Hackathon: tools for small shops'), notice('n2', 'Library hours')] }),
    metadata: onePage,
  },
};

export const pageNamed = (path: string, title: string, keywords: readonly string[] = [], also = ''): Entry => ({
  kind: 'page',
  path,
  title,
  about: `About ${title}`,
  keywords,
  also,
});

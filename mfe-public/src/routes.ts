import { programLevel } from '@university/shared/contract';
import { defineRemote, type RouteDescriptor } from '@university/shared/remote';
import { z } from 'zod';
import { ACADEMIC_FILE, HOLIDAY_FILE } from './calendars/calendar';
import { LISTING_ID, textRoutes } from './content/addresses';
import { IDS, TICKS } from './programmes/compare/address';
import { FILTERS } from './programmes/filter';
import { eventFile, EVENTS_FILE, PARAMETERS } from './notices/address';
import { routeTexts as texts } from './route-texts';
import { sections } from './site/sections';

const coursesQuery = [...FILTERS, 'sort'];
const listQuery = Object.values(PARAMETERS);

const routes: readonly RouteDescriptor[] = [
  {
    id: 'mfe-public:home',
    path: '/',
    ...texts.home,
    load: () => import('./home/Home'),
  },
  {
    id: 'mfe-public:courses',
    path: '/courses',
    ...texts.courses,
    query: coursesQuery,
    load: () => import('./programmes/Courses'),
  },
  {
    id: 'mfe-public:courses-compare',
    path: '/courses/compare',
    ...texts.coursesCompare,
    query: [IDS, TICKS],
    load: () => import('./programmes/compare/Compare'),
  },
  {
    id: 'mfe-public:courses-level',
    path: '/courses/:programLevel',
    ...texts.coursesLevel,
    lowercase: ['programLevel'],
    query: coursesQuery,
    load: () => import('./programmes/Courses'),
    addresses: () => import('./addresses'),
  },
  {
    id: 'mfe-public:program',
    path: '/programs/:id',
    ...texts.program,
    load: () => import('./programmes/Program'),
    addresses: () => import('./addresses'),
  },
  {
    id: 'mfe-public:campuses',
    path: '/campus',
    ...texts.campuses,
    query: ['pin'],
    load: () => import('./campus/Campuses'),
  },
  {
    id: 'mfe-public:campus',
    path: '/campus/:name',
    ...texts.campus,
    load: () => import('./campus/Campus'),
    addresses: () => import('./addresses'),
  },
  {
    id: 'mfe-public:campus-zone',
    path: '/campus/zone/:zone',
    ...texts.campusZone,
    lowercase: ['zone'],
    load: () => import('./campus/CampusZone'),
    addresses: () => import('./addresses'),
  },
  {
    id: 'mfe-public:hostels',
    path: '/amenities/Hostels-and-Transport',
    ...texts.hostels,
    load: () => import('./campus/Hostels'),
  },
  {
    id: 'mfe-public:academics-faculty',
    path: '/academics/faculty',
    ...texts.academicsFaculty,
    query: ['q', 'department'],
    load: () => import('./people/Faculty'),
  },
  {
    id: 'mfe-public:department',
    path: '/dept/:id',
    ...texts.department,
    load: () => import('./people/Department'),
    addresses: () => import('./addresses'),
  },
  {
    id: 'mfe-public:faculty-member',
    path: '/faculty/:id',
    ...texts.facultyMember,
    load: () => import('./people/FacultyMember'),
    addresses: () => import('./addresses'),
  },
  ...textRoutes.map((route) => ({
    ...route,
    load: () => import('./content/Content'),
    ...(route.id === LISTING_ID && { addresses: () => import('./addresses') }),
  })),
  {
    id: 'mfe-public:site-map',
    path: '/site-map',
    ...texts.siteMap,
    load: () => import('./site/SiteMap'),
  },
  {
    id: 'mfe-public:notices',
    path: '/notices',
    ...texts.notices,
    query: ['section'],
    load: () => import('./notices/Notices'),
  },
  {
    id: 'mfe-public:notices-section',
    path: '/notices/section/:section',
    ...texts.noticesSection,
    query: listQuery,
    load: () => import('./notices/NoticesOfSection'),
    addresses: () => import('./addresses'),
  },
  {
    id: 'mfe-public:notice',
    path: '/notices/:id',
    ...texts.notice,
    load: () => import('./notices/Notice'),
    addresses: () => import('./addresses'),
  },
  {
    id: 'mfe-public:tenders',
    path: '/tenders',
    ...texts.tenders,
    query: listQuery,
    load: () => import('./notices/NoticesOfSection'),
  },
  {
    id: 'mfe-public:regulations',
    path: '/academics/regulations',
    ...texts.regulations,
    query: listQuery,
    load: () => import('./notices/NoticesOfSection'),
  },
  {
    id: 'mfe-public:annual-report',
    path: '/about-us/annualReport',
    ...texts.annualReport,
    query: listQuery,
    load: () => import('./notices/NoticesOfSection'),
  },
  {
    id: 'mfe-public:recruitment',
    path: '/recruitment',
    ...texts.recruitment,
    load: () => import('./notices/Recruitment'),
  },
  {
    id: 'mfe-public:recruitment-archive',
    path: '/recruitment/archive/:category',
    ...texts.recruitmentArchive,
    query: listQuery,
    load: () => import('./notices/NoticesOfSection'),
  },
  {
    id: 'mfe-public:recruitment-rules',
    path: '/recruitment-rules',
    ...texts.recruitmentRules,
    query: listQuery,
    load: () => import('./notices/NoticesOfSection'),
  },
  {
    id: 'mfe-public:grievance',
    path: '/grievance-form',
    ...texts.grievance,
    query: ['kind'],
    load: () => import('./grievance/Grievance'),
  },
  {
    // Old receipts have this address with the ticket behind it. No query, so that no ticket gets into server HTML.
    id: 'mfe-public:grievance-sent',
    path: '/grievance-form/sent',
    ...texts.grievanceSent,
    listed: false,
    load: () => import('./grievance/Grievance'),
  },
  ...sections.map((section) => ({ ...section, listed: false, load: () => import('./site/UnderConstruction') })),
];

export default defineRemote({
  name: 'mfe-public',
  routes: routes.map((route) => ({ ...route, when: 'intent' })),
  slots: [],
  opens: [
    { name: 'home.panel', path: '/', gives: z.object({}) },
    {
      name: 'programme.aside',
      path: '/programs/:id',
      gives: z.object({
        code: z.string().max(20),
        name: z.string().max(200),
        level: programLevel,
        track: z.string().max(60),
      }),
    },
  ],
  documents: [
    {
      id: 'mfe-public:feed',
      path: '/notices/feed.xml',
      type: 'application/rss+xml',
      load: () => import('./notices/feed'),
    },
    {
      id: 'mfe-public:feed-section',
      path: '/notices/section/:section/feed.xml',
      type: 'application/rss+xml',
      load: () => import('./notices/feed'),
    },
    {
      id: 'mfe-public:events',
      path: EVENTS_FILE,
      type: 'text/calendar',
      load: () => import('./notices/events'),
    },
    {
      id: 'mfe-public:event',
      path: eventFile(':id'),
      type: 'text/calendar',
      load: () => import('./notices/events'),
    },
    {
      id: 'mfe-public:holiday-file',
      path: HOLIDAY_FILE,
      type: 'text/calendar',
      load: () => import('./calendars/file'),
    },
    {
      id: 'mfe-public:academic-file',
      path: ACADEMIC_FILE,
      type: 'text/calendar',
      load: () => import('./calendars/file'),
    },
  ],
});

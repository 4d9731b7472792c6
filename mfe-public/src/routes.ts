import { programLevel } from '@university/shared/contract';
import { type DocumentDescriptor, defineRemote, type RouteDescriptor } from '@university/shared/remote';
import { z } from 'zod';
import { ACADEMIC_FILE, HOLIDAY_FILE } from './calendars/calendar';
import { LISTING_ID, textRoutes } from './content/addresses';
import { EVENTS_FILE, eventFile, PARAMETERS } from './notices/address';
import { IDS, TICKS } from './programmes/compare/address';
import { FILTERS } from './programmes/filter';
import { routeTexts as texts } from './route-texts';
import { sections } from './site/sections';

type Words = Pick<RouteDescriptor, 'title' | 'description' | 'keywords'>;
type Rest = Omit<RouteDescriptor, 'id' | 'path' | 'title' | 'description'>;

const page = (name: string, path: string, words: Words, rest: Rest): RouteDescriptor => ({
  id: `mfe-public:${name}`,
  path,
  ...words,
  ...rest,
});

const addresses = () => import('./addresses');
const courses = { query: [...FILTERS, 'sort'], load: () => import('./programmes/Courses') };
const notices = { query: Object.values(PARAMETERS), load: () => import('./notices/NoticesOfSection') };
const grievance = () => import('./grievance/Grievance');

const routes: readonly RouteDescriptor[] = [
  page('home', '/', texts.home, { load: () => import('./home/Home') }),
  page('courses', '/courses', texts.courses, courses),
  page('courses-compare', '/courses/compare', texts.coursesCompare, {
    query: [IDS, TICKS],
    load: () => import('./programmes/compare/Compare'),
  }),
  page('courses-level', '/courses/:programLevel', texts.coursesLevel, {
    ...courses,
    lowercase: ['programLevel'],
    addresses,
  }),
  page('program', '/programs/:id', texts.program, { load: () => import('./programmes/Program'), addresses }),
  page('campuses', '/campus', texts.campuses, { query: ['pin'], load: () => import('./campus/Campuses') }),
  page('campus', '/campus/:name', texts.campus, { load: () => import('./campus/Campus'), addresses }),
  page('campus-zone', '/campus/zone/:zone', texts.campusZone, {
    lowercase: ['zone'],
    load: () => import('./campus/CampusZone'),
    addresses,
  }),
  page('hostels', '/amenities/Hostels-and-Transport', texts.hostels, { load: () => import('./campus/Hostels') }),
  page('academics-faculty', '/academics/faculty', texts.academicsFaculty, {
    query: ['q', 'department'],
    load: () => import('./people/Faculty'),
  }),
  page('department', '/dept/:id', texts.department, { load: () => import('./people/Department'), addresses }),
  page('faculty-member', '/faculty/:id', texts.facultyMember, {
    load: () => import('./people/FacultyMember'),
    addresses,
  }),
  ...textRoutes.map((route) => ({
    ...route,
    load: () => import('./content/Content'),
    ...(route.id === LISTING_ID && { addresses }),
  })),
  page('site-map', '/site-map', texts.siteMap, { load: () => import('./site/SiteMap') }),
  page('notices', '/notices', texts.notices, { query: ['section'], load: () => import('./notices/Notices') }),
  page('notices-section', '/notices/section/:section', texts.noticesSection, { ...notices, addresses }),
  page('notice', '/notices/:id', texts.notice, { load: () => import('./notices/Notice'), addresses }),
  page('tenders', '/tenders', texts.tenders, notices),
  page('regulations', '/academics/regulations', texts.regulations, notices),
  page('annual-report', '/about-us/annualReport', texts.annualReport, notices),
  page('recruitment', '/recruitment', texts.recruitment, { load: () => import('./notices/Recruitment') }),
  page('recruitment-archive', '/recruitment/archive/:category', texts.recruitmentArchive, notices),
  page('recruitment-rules', '/recruitment-rules', texts.recruitmentRules, notices),
  page('grievance', '/grievance-form', texts.grievance, { query: ['kind'], load: grievance }),
  // Old receipts have this address with the ticket behind it. No query, so that no ticket gets into server HTML.
  page('grievance-sent', '/grievance-form/sent', texts.grievanceSent, { listed: false, load: grievance }),
  ...sections.map((section) => ({ ...section, listed: false, load: () => import('./site/UnderConstruction') })),
];

const file = (name: string, path: string, type: string, load: DocumentDescriptor['load']) => ({
  id: `mfe-public:${name}`,
  path,
  type,
  load,
});

const RSS = 'application/rss+xml';
const ICS = 'text/calendar';
const feed = () => import('./notices/feed');
const events = () => import('./notices/events');
const calendar = () => import('./calendars/file');

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
    file('feed', '/notices/feed.xml', RSS, feed),
    file('feed-section', '/notices/section/:section/feed.xml', RSS, feed),
    file('events', EVENTS_FILE, ICS, events),
    file('event', eventFile(':id'), ICS, events),
    file('holiday-file', HOLIDAY_FILE, ICS, calendar),
    file('academic-file', ACADEMIC_FILE, ICS, calendar),
  ],
});

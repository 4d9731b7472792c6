import { z } from 'zod';
import { TRANSLATIONS } from '../language/languages';
import * as calls from './calls';
import { success, type Endpoint, type Terms } from './endpoint';
import { admissionEndpoints } from './admission';
import { allotmentEndpoints } from './allotment';
import { allotmentRunEndpoints } from './allotment-runs';
import { approvalEndpoints } from './approvals';
import { auditEndpoints } from './audit';
import { catalogueEndpoints } from './catalogue';
import { documentEndpoints, mediaEndpoints, settingEndpoints } from './documents/endpoints';
import { facultyEndpoints } from './faculty';
import { grievanceEndpoints } from './grievances';
import { healthEndpoints } from './health';
import { letterEndpoints } from './letters';
import { mailEndpoints } from './mail';
import { noticeEndpoints } from './notice-endpoints';
import { ownDataEndpoints } from './own-data';
import { passkeyEndpoints, secondFactorEndpoints, singleSignOnEndpoints } from './staff-sign-in';
import { rankEndpoints } from './ranks';
import { resultsEndpoints } from './results';
import { staffEndpoints } from './staff';

export const answerLanguage = z.enum(['en', ...TRANSLATIONS]);

/** Translatable paths below `data`; lists are traversed, `*` matches any key. */
export interface Words {
  texts?: readonly string[];
  /** Notices, which have their own Hindi texts. */
  notices?: readonly string[];
}

export const NOTICE_WORDS = ['fileName', 'summary', 'text', 'place'] as const;

const below = (path: string, words: readonly string[]): string[] => words.map((each) => `${path}.${each}`);

const person = ['salutation', 'firstname', 'surname', 'dept_id.name', 'designation', 'overview', 'research'];
const personLink = ['name', 'designation'];
const department = ['name', 'about'];
const program = [
  ...['name', 'duration', 'mode', 'department.name', 'eligibility', 'ranking', 'subjects', 'fee_note'],
  ...['campuses.name', 'campuses.shift', 'years.*.exitAward', 'years.*.courses'],
];
const near = ['name', 'zone_name', 'location', 'nearest_metro'];
const campus = [...near, 'city', 'info', 'courses_offered', 'labs'];
const page = ['title', 'description', 'keywords'];
const record = ['track_name', 'program', 'campus'];
const result = [
  ...below('record', record),
  ...['verification.place', 'verification.location', 'verification.metro'],
  ...below('preferences', ['program', 'campus']),
];
const rankedProgram = ['name', 'track_name'];

/** Never codes, ids, addresses and names of applicants. */
export const ANSWER_WORDS: Partial<Record<keyof typeof calls, Words>> = {
  listFaculty: { texts: below('faculty', person) },
  getFaculty: { texts: below('faculty', [...person, 'qualifications', 'research_text', 'publications']) },
  listDepartments: { texts: ['departments.name'] },
  listDepartmentSchools: { texts: [...below('departmentSchools', department), 'departmentSchools.dept_id.name'] },
  getDepartment: { texts: below('department', [...department, 'school.name', ...below('head', personLink)]) },
  listPrograms: { texts: below('programs', program) },
  getPrograms: {
    texts: below('programs', [
      ...program,
      ...['about', 'careers', 'entry.qualification', 'entry.subjects', 'entry.note', 'fees.name'],
      ...below('teachers', personLink),
    ]),
  },
  listCampuses: { texts: below('campuses', campus) },
  getCampus: {
    texts: below('campus', [
      ...campus,
      ...['getting_there', 'access', 'laboratories.name', 'laboratories.text', 'hostel', 'transport'],
      ...[...below('director', personLink), 'director_message'],
      ...below('programs', ['name', 'department.name', 'shift']),
    ]),
  },
  findNearestCampuses: { texts: below('campuses', near) },
  listHostels: { texts: below('campuses', ['name', 'zone_name', 'hostel', 'transport']) },
  listZones: { texts: ['zones.name'] },
  listFees: { texts: ['fees.name'] },
  getIdentity: {
    texts: [
      ...below('identity', ['name', 'tagline', 'address', 'addressLine', 'portals.admission.name', 'youtube.name']),
      ...below('identity.social', ['name', 'about']),
      'menu.entries.label',
      ...below('footer', ['quickTitle', 'quick.label', 'exploreTitle', 'explore.label', 'policies.label']),
    ],
  },
  getHome: {
    texts: below('home', [
      ...['blocks.title', 'lead', 'achievementsLead', 'achievements.title', 'achievements.text'],
      ...['messages.role', 'messages.name', 'messages.words', 'messages.link'],
      ...['peopleLead', 'campusesLead', 'partnersLead', 'partners.name', 'partners.field', 'socialsLead'],
    ]),
  },
  getPopup: { texts: below('popup', ['title', 'points', 'links.label']) },
  getCalendar: { texts: below('calendar', ['terms.term', 'terms.name', 'terms.whom', 'holidays.name']) },
  getOfficers: { texts: below('officers.officers', ['group', 'post', 'name', 'duty']) },
  getPlacement: { texts: ['placement.years.group', 'placement.source'] },
  getReservation: { texts: below('reservation.seats', ['group', 'name', 'seats', 'rule']) },
  getAdmissionCodes: { texts: ['admission.regions.name', 'admission.categories.name', 'admission.documents'] },
  getSearchWords: { texts: ['search.words.means'] },
  listPages: { texts: below('pages', page) },
  listPageTexts: { texts: ['pages.title', 'pages.body', 'programs.about', 'programs.careers'] },
  getPage: { texts: below('page', [...page, 'owner', 'sender.role', 'sender.name', 'body']) },
  listNotices: { notices: ['notices'] },
  listArchivedNotices: { notices: ['notices'] },
  listNoticeSections: { notices: ['sections.newest'] },
  getNotice: { notices: ['notice', 'series'] },
  signInToResult: { texts: result },
  signInToUg: { texts: result },
  signInToPg: { texts: result },
  decideResult: { texts: result },
  decideUg: { texts: result },
  decidePg: { texts: result },
  readResult: { texts: result },
  readUg: { texts: result },
  readPg: { texts: result },
  listSchedule: {
    texts: [
      ...below('tracks', ['name', 'full_name']),
      ...below('rounds', ['track_name', 'track_full_name', 'verify_place', 'follows']),
      ...below('rounds.counselling', ['campus', 'location', 'nearestMetro']),
    ],
  },
  checkLetter: { texts: ['program', 'campus', 'track_name', 'location', 'nearest_metro', 'verify_place'] },
  listSeatAllotments: { texts: below('allotments', ['track_name', 'conversions.program', 'conversions.campus']) },
  listRankedPrograms: { texts: below('programs', rankedProgram) },
  getProgramRanks: { texts: [...below('program', rankedProgram), ...below('ranks', ['track_name', 'campus'])] },
  readApplicantData: { texts: below('records', record) },
};

export { FACULTY_LIMIT } from './catalogue';
export type { Actor, Endpoint } from './endpoint';

const terms = {
  ...catalogueEndpoints,
  ...settingEndpoints,
  ...documentEndpoints,
  ...noticeEndpoints,
  ...mediaEndpoints,
  ...staffEndpoints,
  ...approvalEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...singleSignOnEndpoints,
  ...allotmentEndpoints,
  ...admissionEndpoints,
  ...letterEndpoints,
  ...rankEndpoints,
  ...resultsEndpoints,
  ...allotmentRunEndpoints,
  ...facultyEndpoints,
  ...grievanceEndpoints,
  ...mailEndpoints,
  ...auditEndpoints,
  ...healthEndpoints,
  ...ownDataEndpoints,
  readDataVersion: {
    summary: 'A name for the state of the public data, another one after every change; null while it cannot be known',
    access: 'public',
    response: success({ version: z.string().nullable() }),
  },
} as const satisfies Record<keyof typeof calls, Terms>;

export type EndpointName = keyof typeof calls;

type Endpoints = { [N in EndpointName]: (typeof terms)[N] & Pick<Endpoint, 'method' | 'path'> };

const addresses = { ...calls };

/** Every call of `/api/v1`. */
export const endpoints = Object.fromEntries(
  Object.entries(terms).map(([name, each]) => {
    const [method, path] = addresses[name as EndpointName].split(' ');
    return [name, { method, path, ...each }];
  }),
) as Endpoints;

type Schema<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? S : never;

export type QueryOf<N extends EndpointName> = z.input<Schema<Endpoints[N], 'query'>>;
export type BodyOf<N extends EndpointName> = z.input<Schema<Endpoints[N], 'body'>>;
export type AnswerOf<N extends EndpointName> = z.output<Schema<Endpoints[N], 'response'>>;

export type Calls = { [N in EndpointName as (typeof calls)[N]]: N };
export type CallName = keyof Calls;

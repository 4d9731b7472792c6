import type { z } from 'zod';
import { exampleIdentity } from '@university/shared/testing/identity';
import { DOCUMENTS, type DocumentKind } from '../contract';

const IN_ENGLISH: Record<DocumentKind, Record<string, unknown>> = {
  media: { title: 'Loom', altEn: 'A loom', focalX: 0.25, focalY: 0.5 },
  zone: { code: 'north', name: 'North', position: 1 },
  notice: {
    ...{ fileName: 'Lathes for the workshop', section: 'tenders', language: 'en', file: 'abc.def' },
    ...{ summary: 'Two lathes.', endDate: '2026-02-01', apply: 'https://tenders.seu.example/7', orderNumber: 'T/7' },
    ...{ orderDate: '2026-01-02', publishAt: '2026-01-02T04:30:00.000Z', autoArchive: true, validUntil: '2099-02-01' },
  },
  campus: {
    ...{ code: 'RH', slug: 'rohini', name: 'Rohini Campus', zoneId: 'zone-1', location: 'Sector 10, Rohini, 110085' },
    ...{ city: 'Delhi', pin: '110085', latitude: 28.71, email: 'rohini@seu.example', nearestMetro: 'Rohini West' },
    ...{ gettingThere: 'Walk ten minutes.\n\n- Gate 2', womenOnly: false, headquarters: true },
    ...{ access: ['Ramp at gate 2', 'Lift'], info: 'Workshops around a courtyard.' },
    labs: [
      { name: 'Welding', text: null },
      { name: 'Bakery', text: 'Bread and cakes' },
    ],
    directorId: 'person-1',
    gallery: ['media-1', 'media-2'],
  },
  school: { code: 'SFA', name: 'School of Fine Arts' },
  department: { code: 'AUTO', name: 'Automotive', schoolId: 'school-1', about: 'Engines.' },
  person: {
    ...{ salutation: 'Dr', firstname: 'Asha', surname: 'Rao', email: 'asha.rao@seu.example' },
    ...{ departmentId: 'department-1', designation: 'Professor', position: 0, joinedOn: '2020-07-01' },
    ...{ overview: 'Teaches engines.', qualifications: ['Ph.D.'], publications: ['A paper', 'Another'] },
  },
  fee: {
    ...{ code: 'TUI-A', name: 'Tuition', timing: 'semester', amount: 25_000, band: 'A' },
    ...{ shares: [{ category: 'D_SC', percent: 50 }], position: 3 },
  },
  program: {
    ...{ code: 'BV-AUTO', name: 'B.Voc. Automotive', level: 'UG', track: 'ug', departmentId: 'department-1' },
    ...{ duration: '3 years', mode: 'Full-time', careers: ['Mechanic'] },
    entry: {
      qualification: 'Class XII',
      subjects: ['Physics'],
      marks: [{ category: 'D_UR', percent: 45 }],
      note: null,
    },
    ...{ feeBand: 'A', campuses: [{ campusId: 'campus-1', shift: null, seats: [{ category: 'D_UR', seats: 20 }] }] },
    ...{
      years: [{ credits: 40, exitAward: 'Certificate', syllabus: 'https://seu.example/a.pdf', courses: ['Engines'] }],
    },
  },
  track: { code: 'ug', name: 'UG', fullName: 'Undergraduate', position: 3 },
  cycle: { code: '2026-27', beginsOn: '2026-05-01' },
  round: {
    ...{ code: 'ug-1-2026-27', cycle: '2026-27', track: 'ug', round: 1, final: false },
    ...{ opensAt: '2026-07-23T04:30:00.000Z', closesAt: '2026-07-25T11:30:00.000Z', takeBackMinutes: 60 },
    ...{ payFrom: '2026-07-26', payUntil: '2026-07-29', verifyFrom: '2026-07-30', verifyUntil: '2026-08-01' },
    ...{ counsellingAt: '2026-07-28T04:30:00.000Z', counsellingCampusId: 'campus-1' },
    ...{ follows: 'Round 2 follows in August.' },
  },
  application: { code: 'ug', cycle: '2026-27', track: 'ug', opensOn: '2026-05-01' },
  pin: { code: '110085', name: 'Rohini', latitude: 28.7, longitude: 77.1 },
  page: {
    ...{ path: '/about-us/history', title: 'History', description: 'How a school of weaving became a university.' },
    ...{ keywords: ['past'], owner: 'Registrar', body: '## The beginning\n\nTwo looms in a shed.' },
  },
  redirect: { from: '/history', to: '/about-us/history' },
  identity: { ...exampleIdentity },
  look: {
    ...{ night: '#0b3d2e', light: { accent: '#ffd166', link: '#0b5d3b' } },
    ...{ dark: { accent: '#ffd166', link: '#8fe3b8' } },
  },
  menu: {
    entries: [
      { label: 'Home', level: 1, to: '/', adds: 'nothing' },
      { label: 'Campuses', level: 1, to: null, adds: 'zones' },
      { label: 'Looms', level: 2, to: '/campus', adds: 'nothing' },
    ],
  },
  footer: { quickTitle: 'Quick links', quick: [{ label: 'Looms', to: '/campus' }], exploreTitle: 'Explore' },
  home: {
    blocks: [
      { block: 'hero', isShown: true, title: null },
      { block: 'news', isShown: false, title: 'From the quay' },
    ],
    ...{ lead: 'We weave.', drawings: { lathe: false, loom: true, circuit: false } },
    ...{ achievements: [{ title: 'A long carpet', text: 'Forty metres.', pictureId: 'media-1' }] },
    ...{ partners: [{ name: 'Port Weavers', field: 'Weaving', mark: 'M8 8h32v32H8Z' }] },
  },
  popup: {
    ...{ title: 'Admission', points: ['Results are live.'], links: [{ label: 'Results', path: '/admission/result' }] },
  },
  calendar: {
    year: '2025-26',
    terms: [
      { term: 'Odd semester', name: 'Teaching begins', from: '2025-08-04', to: null, whom: null, isEvent: false },
    ],
    holidays: [{ day: '2026-01-14', name: 'Pongal', isRestricted: false, moves: false }],
  },
  officers: {
    officers: [
      {
        group: 'Heads',
        post: 'Master weaver',
        name: null,
        duty: 'All looms',
        email: 'looms@weave.example',
        phone: null,
        page: null,
      },
    ],
  },
  placement: {
    years: [{ year: '2024-25', group: 'Weaving', finished: 20, placed: 12, studying: 4, founded: 2, median: 300_000 }],
  },
  reservation: {
    seats: [{ group: 'Regions', name: 'The port', code: 'P', seats: '85%', rule: 'A school of the port.' }],
  },
  search: { words: [{ typed: 'yarn, thread', means: 'Weaving' }] },
  admission: {
    ...{ regions: [{ code: 'D', name: 'Coast' }], categories: [{ code: 'UR', name: 'general' }] },
    seatRules: [{ category: 'SC', whom: 'members', to: 'ST, UR' }],
  },
};

const hi = [{ at: 'name', of: 'Name', text: 'नाम' }];

const whole = (kind: DocumentKind, said: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries<z.ZodType>(DOCUMENTS[kind].data.shape).map(([name, field]) => {
      const nothing = name === 'hi' ? hi : field.safeParse(null).success ? null : [];
      return [name, name in said ? said[name] : nothing];
    }),
  );

export const DEMO = Object.fromEntries(
  Object.entries(IN_ENGLISH).map(([kind, said]) => [kind, whole(kind as DocumentKind, said)]),
) as Record<DocumentKind, Record<string, unknown>>;

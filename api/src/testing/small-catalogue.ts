import {
  DOCUMENTS,
  type DocumentData,
  type EntryKind,
  HOME_BLOCKS,
  type Role,
  SETTING_KINDS,
} from '@university/shared/contract';
import { DEFAULT_LOOK } from '@university/shared/colours';
import { exampleIdentity } from '@university/shared/testing/identity';
import { beginStaffSession } from '../domains/staff/sessions';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../platform/database/database';
import { newId } from '../platform/secrets';
import { WINDOW } from './rounds';
import { START } from './start';
import {
  applications,
  campuses,
  cycles,
  departments,
  faculty,
  fees,
  media,
  pages,
  pins,
  programCampuses,
  programs,
  redirects,
  rounds,
  schools,
  siteSettings,
  staff,
  tracks,
  zones,
} from '../platform/database/schema';

/** A document with these fields; others are empty. */
function filled<K extends EntryKind>(kind: K, fields: Partial<DocumentData<K>>): DocumentData<K> {
  const shape: Record<string, z.ZodType> = DOCUMENTS[kind].data.shape;
  const empty = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const nothing = [null, []].filter((value) => field.safeParse(value).success);
    return nothing.length > 0 && name !== 'hi' ? [[name, nothing[0]]] : [];
  });
  return { ...Object.fromEntries(empty), ...fields } as DocumentData<K>;
}

export const campusOf = (code: string) =>
  filled('campus', {
    code,
    slug: code.toLowerCase(),
    name: `Campus ${code}`,
    zoneId: 'zone-north',
    location: '1 Harbour Road, Port Town 600001',
    city: 'Port Town',
    pin: '600001',
    latitude: 13.1,
    longitude: 80.3,
    womenOnly: false,
    headquarters: false,
  });

const person = (firstname: string, departmentId: string) =>
  filled('person', {
    salutation: 'Dr.',
    firstname,
    surname: 'Pillai',
    email: `${firstname.toLowerCase()}@port.example`,
    departmentId,
    designation: 'Professor',
    position: 0,
    research: ['Looms'],
  });

const FILLED: { [K in EntryKind]: Partial<DocumentData<K>> } = {
  media: { title: 'Loom', altEn: 'A loom', altHi: null, credit: null, focalX: 0.5, focalY: 0.5 },
  zone: { code: 'north', name: 'North Shore', position: 1 },
  campus: campusOf('H1'),
  school: { code: 'ART', name: 'School of Arts', about: null },
  department: {
    code: 'WEAVE',
    name: 'Weaving',
    schoolId: 'school-art',
    headId: 'person-asha',
  },
  person: person('Asha', 'department-weave'),
  fee: {
    code: 'TUITION-A',
    name: 'Tuition fee',
    timing: 'semester',
    amount: 20_000,
    band: 'A',
    shares: [{ category: 'SC', percent: 40 }],
    position: 1,
  },
  program: {
    code: 'DWV',
    name: 'Diploma in Weaving',
    level: 'DIPLOMA',
    track: 'diploma',
    departmentId: 'department-weave',
    duration: '2 years',
    mode: 'Full-time',
    about: 'You learn to weave.',
    careers: ['Weaver'],
    entry: { qualification: 'Class X', subjects: ['Drawing'], marks: [{ category: 'UR', percent: 50 }], note: null },
    ranking: 'Merit in class X',
    feeBand: 'A',
    campuses: [
      {
        campusId: 'campus-h1',
        shift: 'Morning',
        seats: [
          { category: 'UR', seats: 20 },
          { category: 'SC', seats: 10 },
        ],
      },
      { campusId: 'campus-h2', shift: null, seats: [{ category: 'UR', seats: 15 }] },
    ],
    years: [{ credits: 40, exitAward: null, syllabus: null, courses: ['Yarn'] }],
  },
  track: { code: 'diploma', name: 'Diploma', fullName: 'Diploma', position: 1 },
  cycle: { code: '2025-26', beginsOn: '2025-05-01' },
  application: {
    code: 'diploma-2025-26',
    cycle: '2025-26',
    track: 'diploma',
    opensOn: '2025-06-01',
    lastDate: '2025-07-15',
  },
  round: {
    code: 'diploma-1-2025-26',
    cycle: '2025-26',
    track: 'diploma',
    round: 1,
    final: false,
    opensAt: '2025-08-14T04:30:00.000Z',
    closesAt: '2025-08-19T04:30:00.000Z',
    takeBackMinutes: 60,
    payFrom: '2025-08-20',
    payUntil: '2025-08-22',
    verifyFrom: '2025-08-23',
    verifyUntil: '2025-08-25',
  },
  pin: { code: '600001', name: 'Port Town', latitude: 13.1, longitude: 80.3 },
  page: {
    path: '/about-us/history',
    title: 'History',
    description: 'How a school of weaving became a university.',
    keywords: ['past'],
    owner: 'Registrar',
    body: '## The beginning\n\nTwo looms in a shed.',
  },
  redirect: { from: '/Old-History', to: '/about-us/history', note: 'An address of the website before this one' },
  identity: {
    ...exampleIdentity,
    name: 'Arts University by the Sea',
    shortName: 'AUS',
    helpDesk: 'help@port.example',
  },
  look: DEFAULT_LOOK,
  menu: {
    entries: [
      { label: 'Home', level: 1, to: '/', adds: 'nothing' },
      { label: 'Campuses', level: 1, to: null, adds: 'zones' },
      { label: 'Looms', level: 2, to: '/campus', adds: 'nothing' },
    ],
  },
  footer: {
    quickTitle: 'Quick links',
    quick: [{ label: 'Looms', to: '/campus' }],
    exploreTitle: 'Explore',
  },
  home: {
    blocks: HOME_BLOCKS.map((block) => ({ block, isShown: true, title: null })),
    lead: 'We weave.',
    drawings: { lathe: false, loom: true, circuit: false },
    achievements: [{ title: 'A long carpet', text: 'Forty metres.', pictureId: 'media-loom' }],
    partners: [{ name: 'Port Weavers', field: 'Weaving', mark: 'M8 8h32v32H8Z' }],
  },
  popup: {
    title: 'Admission',
    points: ['Results are live.'],
    links: [{ label: 'Results', path: '/admission/result' }],
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
    regions: [{ code: 'D', name: 'Coast' }],
    categories: [
      { code: 'UR', name: 'general' },
      { code: 'SC', name: 'Scheduled Castes' },
    ],
  },
};

/** A document of each kind, of a small university with two departments. */
export const SMALL = Object.fromEntries(
  (Object.keys(FILLED) as EntryKind[]).map((kind) => [kind, filled(kind, FILLED[kind])]),
) as { [K in EntryKind]: DocumentData<K> };

/** Adds campuses by code, and their zone. */
export async function addCampuses(db: Database, given: Partial<typeof campuses.$inferInsert>[]): Promise<void> {
  await db
    .insert(zones)
    .values({ id: 'zone-north', ...SMALL.zone })
    .onConflictDoNothing();
  const rows = given.map(({ code = 'H1', ...more }) => ({ id: code, ...campusOf(code), ...more }));
  await db.insert(campuses).values(rows).onConflictDoNothing();
}

const DRAWN = {
  hash: 'a'.repeat(64),
  type: 'image/png',
  width: 640,
  height: 400,
  size: 1_000,
  colour: '#112233',
  widths: [320, 640],
  createdAt: START,
};

/** Fills empty tables with it; ids are `zone-north`, `campus-h1`, `campus-h2`, `department-weave`, `department-dye` … */
export async function fillSmallCatalogue(db: Database): Promise<void> {
  await db.insert(tracks).values({ id: 'diploma', ...SMALL.track });
  await db.insert(cycles).values({ id: SMALL.cycle.code, ...SMALL.cycle });
  await db.insert(zones).values({ id: 'zone-north', ...SMALL.zone });
  await db.insert(media).values({ id: 'media-loom', ...SMALL.media, ...DRAWN });
  await db.insert(campuses).values([
    { id: 'campus-h1', ...SMALL.campus, photoId: 'media-loom' },
    { id: 'campus-h2', ...campusOf('H2') },
  ]);
  await db.insert(schools).values({ id: 'school-art', ...SMALL.school });
  await db.insert(departments).values([
    { id: 'department-weave', ...SMALL.department, headId: null },
    { id: 'department-dye', ...SMALL.department, headId: null, code: 'DYE', name: 'Dyeing' },
  ]);
  await db.insert(faculty).values([
    { id: 'person-asha', ...SMALL.person },
    { id: 'person-ravi', ...person('Ravi', 'department-weave') },
    { id: 'person-meena', ...person('Meena', 'department-dye') },
  ]);
  await db.update(departments).set({ headId: 'person-asha' });
  const { campuses: offers, ...program } = SMALL.program;
  await db.insert(programs).values({ id: 'program-dwv', ...program });
  await db
    .insert(programCampuses)
    .values(offers.map((offer, position) => ({ programId: 'program-dwv', position, ...offer })));
  await db.insert(fees).values({ id: 'fee-a', ...SMALL.fee });
  await db.insert(applications).values({ id: 'application-diploma', ...SMALL.application });
  await db.insert(rounds).values({
    id: 'round-diploma-1',
    ...SMALL.round,
    ...WINDOW,
    counsellingAt: null,
    retainUntil: null,
  });
  await db.insert(pins).values({ id: 'pin-600001', ...SMALL.pin });
  await db.insert(pages).values({ id: 'page-history', ...SMALL.page });
  await db.insert(redirects).values({ id: 'redirect-history', ...SMALL.redirect });
  await db.delete(siteSettings);
  await db.insert(siteSettings).values(SETTING_KINDS.map((kind) => ({ id: kind, data: SMALL[kind] })));
  await db.update(departments).set({ headId: null }).where(eq(departments.id, 'department-dye'));
}

interface Account {
  role: Role;
  scopes?: string[];
  /** Also the address of the page of the account’s person. */
  email?: string;
}

export async function tokenFor(db: Database, now: Date, { role, scopes = [], email }: Account): Promise<string> {
  const id = `${role}-${newId()}`;
  await db.insert(staff).values({ id, email: email ?? `${id}@port.example`, name: `The ${role}`, role, scopes });
  return beginStaffSession(db, id, now, {});
}

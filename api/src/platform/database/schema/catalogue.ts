import type { DocumentData, ProgramLevel } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { documentChecks, isList, isOneOf, isWithin, owner, reference } from './columns';
import { documentColumns, hindi } from './documents';
import { media } from './media';
import { staff } from './staff';
import { tracks } from './tracks';

type Program = DocumentData<'program'>;

export const zones = pgTable(
  'zones',
  {
    ...documentColumns(),
    hi: hindi(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => documentChecks('zones', table),
);

export const campuses = pgTable(
  'campuses',
  {
    ...documentColumns(),
    hi: hindi(),
    code: text('code').notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    zoneId: reference('zone_id', () => zones.id),
    location: text('location').notNull(),
    city: text('city').notNull(),
    pin: text('pin').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    email: text('email'),
    phone: text('phone'),
    nearestMetro: text('nearest_metro'),
    gettingThere: text('getting_there'),
    womenOnly: boolean('women_only').notNull(),
    headquarters: boolean('headquarters').notNull(),
    accessible: boolean('accessible'),
    access: jsonb('access').$type<string[]>().notNull().default([]),
    info: text('info'),
    labs: jsonb('labs').$type<DocumentData<'campus'>['labs']>().notNull(),
    hostel: text('hostel'),
    transport: text('transport'),
    directorId: text('director_id').references((): AnyPgColumn => faculty.id),
    directorMessage: text('director_message'),
    photoId: text('photo_id').references(() => media.id),
    gallery: jsonb('gallery').$type<string[]>().notNull().default([]),
  },
  (table) => [
    index().on(table.zoneId),
    ...documentChecks('campuses', table),
    check('campuses_latitude_check', isWithin(table.latitude, -90, 90)),
    check('campuses_longitude_check', isWithin(table.longitude, -180, 180)),
    check('campuses_lists_check', sql`${isList(table.access)} and ${isList(table.labs)} and ${isList(table.gallery)}`),
  ],
);

export const schools = pgTable(
  'schools',
  {
    ...documentColumns(),
    hi: hindi(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    about: text('about'),
  },
  (table) => documentChecks('schools', table),
);

export const departments = pgTable(
  'departments',
  {
    ...documentColumns(),
    hi: hindi(),
    code: text('code').notNull().unique(),
    name: text('name').notNull().unique(),
    schoolId: reference('school_id', () => schools.id),
    headId: text('head_id').references((): AnyPgColumn => faculty.id),
    about: text('about'),
    email: text('email'),
    phone: text('phone'),
    photoId: text('photo_id').references(() => media.id),
  },
  (table) => documentChecks('departments', table),
);

export const faculty = pgTable(
  'faculty',
  {
    ...documentColumns(),
    hi: hindi(),
    salutation: text('salutation').notNull(),
    firstname: text('firstname').notNull(),
    surname: text('surname').notNull(),
    email: text('email').notNull().unique(),
    departmentId: reference('department_id', () => departments.id),
    designation: text('designation').notNull(),
    position: integer('position').notNull().default(0),
    joinedOn: date('joined_on'),
    /** Null: still here. */
    leftOn: date('left_on'),
    /** Who edits the page; null: the account with the same e-mail. */
    staffId: text('staff_id')
      .unique()
      .references(() => staff.id),
    photoId: text('photo_id').references(() => media.id),
    overview: text('overview'),
    qualifications: jsonb('qualifications').$type<string[]>().notNull().default([]),
    research: jsonb('research').$type<string[]>().notNull(),
    researchText: text('research_text'),
    publications: jsonb('publications').$type<string[]>().notNull().default([]),
  },
  (table) => [
    index().on(table.surname, table.firstname, table.id),
    index().on(table.departmentId),
    ...documentChecks('faculty', table),
    check(
      'faculty_lists_check',
      sql`${isList(table.qualifications)} and ${isList(table.research)} and ${isList(table.publications)}`,
    ),
  ],
);

export const programs = pgTable(
  'programs',
  {
    ...documentColumns(),
    hi: hindi(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    level: text('level').$type<ProgramLevel>().notNull(),
    track: reference('track', () => tracks.id),
    departmentId: reference('department_id', () => departments.id),
    duration: text('duration').notNull(),
    mode: text('mode').notNull(),
    about: text('about'),
    careers: jsonb('careers').$type<string[]>().notNull().default([]),
    entry: jsonb('entry').$type<Program['entry']>(),
    ranking: text('ranking'),
    feeBand: text('fee_band'),
    feeNote: text('fee_note'),
    years: jsonb('years').$type<Program['years']>(),
    photoId: text('photo_id').references(() => media.id),
    gallery: jsonb('gallery').$type<string[]>().notNull().default([]),
  },
  (table) => [
    index().on(table.departmentId),
    ...documentChecks('programs', table),
    check('programs_level_check', isOneOf(table.level, ['DIPLOMA', 'UG', 'PG'])),
    check('programs_lists_check', sql`${isList(table.careers)} and ${isList(table.gallery)}`),
    check('programs_entry_check', sql`jsonb_typeof(${table.entry}) in ('object', 'null')`),
    check('programs_years_check', sql`jsonb_typeof(${table.years}) in ('array', 'null')`),
  ],
);

/** A programme without years is listed only. */
export const programHasPage = sql<boolean>`coalesce(jsonb_typeof(${programs.years}) = 'array', false)`;

export const programCampuses = pgTable(
  'program_campuses',
  {
    programId: owner('program_id', () => programs.id),
    campusId: reference('campus_id', () => campuses.id),
    shift: text('shift'),
    seats: jsonb('seats').$type<Program['campuses'][number]['seats']>().notNull().default([]),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.programId, table.campusId] }),
    index().on(table.campusId),
    check('program_campuses_seats_check', isList(table.seats)),
  ],
);

export const fees = pgTable(
  'fees',
  {
    ...documentColumns(),
    hi: hindi(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    timing: text('timing').$type<DocumentData<'fee'>['timing']>().notNull(),
    amount: integer('amount').notNull(),
    track: text('track').references(() => tracks.id),
    band: text('band'),
    shares: jsonb('shares').$type<DocumentData<'fee'>['shares']>().notNull().default([]),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    ...documentChecks('fees', table),
    check('fees_timing_check', isOneOf(table.timing, ['registration', 'once', 'deposit', 'semester', 'year'])),
    check('fees_amount_check', sql`${table.amount} >= 0`),
    check('fees_shares_check', isList(table.shares)),
  ],
);

export const pins = pgTable(
  'pins',
  {
    ...documentColumns(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    ...documentChecks('pins', table),
    check('pins_latitude_check', isWithin(table.latitude, -90, 90)),
    check('pins_longitude_check', isWithin(table.longitude, -180, 180)),
  ],
);

import type { ProgramLevel, ProgramYear, Track, Zone } from '@university/shared/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const campuses = pgTable('campuses', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  zone: text('zone').$type<Zone>().notNull(),
  location: text('location').notNull(),
  pin: text('pin').notNull(),
  nearestMetro: text('nearest_metro'),
  womenOnly: boolean('women_only').notNull(),
  accessible: boolean('accessible'),
  headquarters: boolean('headquarters').notNull(),
  info: text('info').notNull(),
  labs: jsonb('labs').$type<string[]>().notNull(),
  photo: text('photo'),
});

export const schools = pgTable('schools', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
});

export const departments = pgTable('departments', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  schoolId: text('school_id')
    .notNull()
    .references(() => schools.id),
  /** E-mail and not an id: the contract names the head by it, and a head may change without a new department. */
  hod: text('hod').notNull(),
});

export const faculty = pgTable(
  'faculty',
  {
    id: text('id').primaryKey(),
    salutation: text('salutation').notNull(),
    firstname: text('firstname').notNull(),
    surname: text('surname').notNull(),
    email: text('email').notNull().unique(),
    departmentId: text('department_id')
      .notNull()
      .references(() => departments.id),
    designation: text('designation').notNull(),
    photo: text('photo'),
    overview: text('overview').notNull(),
    research: jsonb('research').$type<string[]>().notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index().on(table.surname, table.firstname, table.id)],
);

export const programs = pgTable(
  'programs',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    level: text('level').$type<ProgramLevel>().notNull(),
    track: text('track').$type<Track>().notNull(),
    duration: text('duration').notNull(),
    mode: text('mode').notNull(),
    departmentId: text('department_id')
      .notNull()
      .references(() => departments.id),
    intake: integer('intake').notNull(),
    eligibility: text('eligibility').notNull(),
    fee: integer('fee'),
    years: jsonb('years').$type<Record<string, ProgramYear>>(),
  },
  (table) => [index().on(table.departmentId)],
);

export const programCampuses = pgTable(
  'program_campuses',
  {
    programId: text('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    campusId: text('campus_id')
      .notNull()
      .references(() => campuses.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.programId, table.campusId] }), index().on(table.campusId)],
);

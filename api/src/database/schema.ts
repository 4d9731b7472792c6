import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type {
  AllotmentRecord,
  NoticeSection,
  Notice,
  ProgramLevel,
  ProgramYear,
  Role,
  Track,
  Zone,
} from '@university/shared/contract';

/** Instants are kept in UTC to the millisecond, as JavaScript's clock gives them. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

// ---- Catalogue

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
  schoolId: text('school_id').notNull().references(() => schools.id),
  /** E-mail and not an id: the contract names the head by it, and a head may change without a new department. */
  hod: text('hod').notNull(),
});

export const faculty = pgTable('faculty', {
  id: text('id').primaryKey(),
  salutation: text('salutation').notNull(),
  firstname: text('firstname').notNull(),
  surname: text('surname').notNull(),
  email: text('email').notNull().unique(),
  departmentId: text('department_id').notNull().references(() => departments.id),
  designation: text('designation').notNull(),
  photo: text('photo'),
  overview: text('overview').notNull(),
  research: jsonb('research').$type<string[]>().notNull(),
}, (table) => [index().on(table.surname, table.firstname, table.id)]);

export const programs = pgTable('programs', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  level: text('level').$type<ProgramLevel>().notNull(),
  track: text('track').$type<Track>().notNull(),
  duration: text('duration').notNull(),
  mode: text('mode').notNull(),
  departmentId: text('department_id').notNull().references(() => departments.id),
  intake: integer('intake').notNull(),
  eligibility: text('eligibility').notNull(),
  fee: integer('fee'),
  years: jsonb('years').$type<Record<string, ProgramYear>>(),
}, (table) => [index().on(table.departmentId)]);

export const programCampuses = pgTable('program_campuses', {
  programId: text('program_id').notNull().references(() => programs.id, { onDelete: 'cascade' }),
  campusId: text('campus_id').notNull().references(() => campuses.id, { onDelete: 'cascade' }),
}, (table) => [primaryKey({ columns: [table.programId, table.campusId] }), index().on(table.campusId)]);

// ---- Notices

export const notices = pgTable('notices', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  section: text('section').$type<NoticeSection>().notNull(),
  /** SHA-256 of the PDF, hex: names the stored file and is its ETag. */
  fileHash: text('file_hash').notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  pages: integer('pages').notNull(),
  language: text('language').$type<Notice['language']>().notNull(),
  summary: text('summary').notNull(),
  archive: boolean('archive').notNull(),
  autoArchive: boolean('auto_archive').notNull(),
  validUntil: date('valid_until'),
  publishAt: instant('publish_at').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by'),
  endDate: date('end_date'),
  apply: text('apply'),
  vacancies: integer('vacancies'),
  orderNumber: text('order_number'),
  orderDate: date('order_date'),
  version: integer('version').notNull().default(1),
}, (table) => [index().on(table.section, table.publishAt, table.id), index().on(table.publishAt, table.id)]);

// ---- Staff

export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  /** argon2id, in PHC format. */
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<Role>().notNull(),
  disabled: boolean('disabled').notNull().default(false),
});

export const staffSessions = pgTable('staff_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: text('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
}, (table) => [index().on(table.staffId)]);

// ---- Seat allotment

export const rounds = pgTable('rounds', {
  track: text('track').$type<Track>().notNull(),
  round: integer('round').notNull(),
  opensAt: instant('opens_at').notNull(),
  closesAt: instant('closes_at').notNull(),
  published: boolean('published').notNull(),
}, (table) => [primaryKey({ columns: [table.track, table.round] })]);

/** A person in one admission track; form numbers are given per track. */
export const applicants = pgTable('applicants', {
  id: text('id').primaryKey(),
  track: text('track').$type<Track>().notNull(),
  email: text('email').notNull(),
  /** HMAC-SHA256 of e-mail and date of birth under PEPPER, hex. The date itself is not kept. */
  dobHmac: text('dob_hmac').notNull(),
  formNumber: text('form_number').notNull().unique(),
  name: text('name').notNull(),
  registeredCategory: text('registered_category').notNull(),
}, (table) => [unique().on(table.email, table.track)]);

export const allotments = pgTable('allotments', {
  id: text('id').primaryKey(),
  applicantId: text('applicant_id').notNull().references(() => applicants.id, { onDelete: 'cascade' }),
  track: text('track').$type<Track>().notNull(),
  round: integer('round').notNull(),
  outcome: text('outcome').$type<AllotmentRecord['outcome']>().notNull(),
  programId: text('program_id').references(() => programs.id),
  campusId: text('campus_id').references(() => campuses.id),
  categoryAllocated: text('category_allocated'),
  preference: integer('preference'),
  rank: integer('rank'),
  status: text('status').$type<NonNullable<AllotmentRecord['status']>>(),
  decidedAt: instant('decided_at'),
}, (table) => [unique().on(table.applicantId, table.round), index().on(table.track, table.round)]);

export const applicantSessions = pgTable('applicant_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  allotmentId: text('allotment_id').notNull().references(() => allotments.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
}, (table) => [index().on(table.expiresAt)]);

// ---- Operation

export const auditLog = pgTable('audit_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  /** `staff:<id>` or `applicant:<id>`. */
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
}, (table) => [index().on(table.subject, table.at)]);

export const throttle = pgTable('throttle', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  blockedUntil: instant('blocked_until'),
  updatedAt: instant('updated_at').notNull(),
}, (table) => [index().on(table.updatedAt)]);

export const idempotencyKeys = pgTable('idempotency_keys', {
  staffId: text('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  /** SHA-256 of what was sent, to tell a repeat from a reuse. */
  fingerprint: text('fingerprint').notNull(),
  noticeId: text('notice_id').notNull(),
  createdAt: instant('created_at').notNull(),
}, (table) => [primaryKey({ columns: [table.staffId, table.key] }), index().on(table.createdAt)]);

/** Facts about this database itself, such as `first_start`. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });

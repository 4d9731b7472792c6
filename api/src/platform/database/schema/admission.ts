import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { campuses } from './catalogue';
import { documentChecks, instant, isWithin, reference } from './columns';
import { documentColumns, hindi } from './documents';
import { cycles, tracks } from './tracks';

export const applications = pgTable(
  'applications',
  {
    ...documentColumns(),
    code: text('code').notNull().unique(),
    cycle: reference('cycle', () => cycles.id),
    track: reference('track', () => tracks.id),
    opensOn: date('opens_on'),
    lastDate: date('last_date'),
    portal: text('portal'),
  },
  (table) => [
    unique('applications_track_unique').on(table.cycle, table.track),
    ...documentChecks('applications', table),
  ],
);

export const rounds = pgTable(
  'rounds',
  {
    ...documentColumns(),
    hi: hindi(),
    code: text('code').notNull().unique(),
    cycle: reference('cycle', () => cycles.id),
    track: reference('track', () => tracks.id),
    round: integer('round').notNull(),
    final: boolean('final').notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** For decisions that no later one undoes; 0: never. */
    takeBackMinutes: integer('take_back_minutes').notNull().default(60),
    payFrom: date('pay_from'),
    payUntil: date('pay_until'),
    verifyFrom: date('verify_from'),
    verifyUntil: date('verify_until'),
    verifyPlace: text('verify_place'),
    counsellingAt: instant('counselling_at'),
    counsellingCampusId: text('counselling_campus_id').references(() => campuses.id),
    follows: text('follows'),
    /** Retention of personal data; null: the usual time after `closesAt`. */
    retainUntil: instant('retain_until'),
    published: boolean('published').notNull().default(false),
    publishAt: instant('publish_at'),
    publishBy: text('publish_by'),
    ranksPublished: boolean('ranks_published').notNull().default(false),
  },
  (table) => [
    unique('rounds_round_unique').on(table.cycle, table.track, table.round),
    ...documentChecks('rounds', table),
    check('rounds_round_check', isWithin(table.round, 1, 9)),
    check('rounds_take_back_minutes_check', isWithin(table.takeBackMinutes, 0, 1440)),
    check('rounds_window_check', sql`(${table.opensAt} is null) = (${table.closesAt} is null)`),
    check('rounds_published_check', sql`not ${table.published} or ${table.closesAt} is not null`),
  ],
);

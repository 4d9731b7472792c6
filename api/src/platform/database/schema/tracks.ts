import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { documentChecks } from './columns';
import { documentColumns, hindi } from './documents';

export const tracks = pgTable(
  'tracks',
  {
    ...documentColumns(),
    hi: hindi(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    fullName: text('full_name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [...documentChecks('tracks', table), check('tracks_code_check', sql`${table.code} = ${table.id}`)],
);

export const cycles = pgTable(
  'cycles',
  { ...documentColumns(), code: text('code').notNull().unique(), beginsOn: date('begins_on').notNull() },
  (table) => [...documentChecks('cycles', table), check('cycles_code_check', sql`${table.code} = ${table.id}`)],
);

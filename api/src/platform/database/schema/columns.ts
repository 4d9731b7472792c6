import { type AnyColumn, sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** What the database refuses whoever writes it. */
export const isOneOf = (column: AnyColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
export const isList = (column: AnyColumn) => sql`jsonb_typeof(${column}) = 'array'`;
export const isWithin = (column: AnyColumn, least: number, most: number) =>
  sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;

/** Of documents. */
export const STATUSES = ['draft', 'published', 'archived'];

/** Instants are stored in UTC to the millisecond, as JavaScript's clock gives them. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

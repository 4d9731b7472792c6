import { type AnyColumn, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, text, timestamp } from 'drizzle-orm/pg-core';

export const isOneOf = (column: AnyColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
export const isList = (column: AnyColumn) => sql`jsonb_typeof(${column}) = 'array'`;
export const isWithin = (column: AnyColumn, least: number, most: number) =>
  sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;

export const documentChecks = (name: string, { status, hi }: { status: AnyColumn; hi?: AnyColumn }) => [
  check(`${name}_status_check`, isOneOf(status, ['draft', 'published', 'archived'])),
  ...(hi ? [check(`${name}_hi_check`, isList(hi))] : []),
];

export const reference = (name: string, to: () => AnyPgColumn) => text(name).notNull().references(to);

export const owner = (name: string, to: () => AnyPgColumn) =>
  text(name).notNull().references(to, { onDelete: 'cascade' });

/** UTC with JavaScript's millisecond precision. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

import { timestamp } from 'drizzle-orm/pg-core';

/** Instants are stored in UTC to the millisecond, as JavaScript's clock gives them. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

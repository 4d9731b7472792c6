import type { AnyColumn, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { grievances, notices } from '../database/schema';

/** A table whose rows have a file each. */
export interface FileOwner {
  /** First part of the keys; all files below it belong to this table. */
  domain: string;
  table: PgTable;
  /** The key of a row's file; null for a row without one. */
  key: AnyColumn | SQL<string | null>;
}

/** Every domain that keeps files. What is missing here is never swept; what is here without need loses its files. */
export const FILE_OWNERS: readonly FileOwner[] = [
  { domain: 'notices', table: notices, key: notices.fileKey },
  { domain: 'grievances', table: grievances, key: grievances.fileKey },
];

import type { DocumentKind, DocumentStatus } from '@university/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  applications,
  campuses,
  departments,
  faculty,
  fees,
  media,
  pins,
  programs,
  schools,
  zones,
} from '../../platform/database/schema';

/** A table of documents: columns named as the fields of its kind, beside what every document has. */
export type DocumentTable = PgTable & Record<'id' | 'version' | 'status' | 'updatedAt', AnyPgColumn>;

/** A row of such a table. */
export interface DocumentRow extends Record<string, unknown> {
  id: string;
  version: number;
  status: DocumentStatus;
  updatedAt: Date | null;
}

/** Kinds that are stored here, each with how a document of it is called in lists. */
export const TABLES: Record<DocumentKind, { table: DocumentTable; name: SQL<string>; key: AnyPgColumn }> = {
  media: { table: media, name: sql`${media.title}`, key: media.title },
  zone: { table: zones, name: sql`${zones.name}`, key: zones.code },
  campus: { table: campuses, name: sql`${campuses.name}`, key: campuses.code },
  school: { table: schools, name: sql`${schools.name}`, key: schools.code },
  department: { table: departments, name: sql`${departments.name}`, key: departments.code },
  person: { table: faculty, name: sql`${faculty.firstname} || ' ' || ${faculty.surname}`, key: faculty.email },
  fee: { table: fees, name: sql`${fees.name}`, key: fees.code },
  program: { table: programs, name: sql`${programs.name}`, key: programs.code },
  application: { table: applications, name: sql`${applications.code}`, key: applications.code },
  pin: { table: pins, name: sql`${pins.name}`, key: pins.code },
};

/** The column that has a field's name. */
export const columnOf = (table: DocumentTable, field: string): AnyPgColumn => {
  const column = (table as unknown as Record<string, AnyPgColumn | undefined>)[field];
  if (!column) throw new Error(`There is no column ${field}`);
  return column;
};

import { DOCUMENTS, type DocumentKind, type DocumentStatus, type SettingKind } from '@university/shared/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  applications,
  campuses,
  cycles,
  departments,
  faculty,
  fees,
  media,
  notices,
  pages,
  pins,
  programs,
  redirects,
  rounds,
  schools,
  siteSettings,
  tracks,
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

/** Where the documents of a kind are, and how one is called in lists. */
interface Place {
  table: DocumentTable;
  name: SQL<string>;
  key: AnyPgColumn;
  /** What lists are sorted by; undefined: the name. */
  order?: SQL;
  /** Of the rows of the table only these; undefined: all. */
  only?: SQL;
}

/** A setting is a row of a table that all of them share, with its fields as one JSON. */
const setting = (kind: SettingKind): Place => ({
  table: siteSettings,
  name: sql`${DOCUMENTS[kind].one}::text`,
  key: siteSettings.id,
  only: eq(siteSettings.id, kind),
});

/** Addresses as a tree has them: what is below one stands right after it, before one that merely begins so. */
const asTree = (path: AnyPgColumn) => sql`replace(lower(${path}), '/', chr(1)) collate "C"`;

/** Kinds that are stored here. */
export const TABLES: Record<DocumentKind, Place> = {
  media: { table: media, name: sql`${media.title}`, key: media.title },
  zone: { table: zones, name: sql`${zones.name}`, key: zones.code },
  campus: { table: campuses, name: sql`${campuses.name}`, key: campuses.code },
  school: { table: schools, name: sql`${schools.name}`, key: schools.code },
  department: { table: departments, name: sql`${departments.name}`, key: departments.code },
  person: { table: faculty, name: sql`${faculty.firstname} || ' ' || ${faculty.surname}`, key: faculty.email },
  track: { table: tracks, name: sql`${tracks.name}`, key: tracks.code },
  fee: { table: fees, name: sql`${fees.name}`, key: fees.code },
  program: { table: programs, name: sql`${programs.name}`, key: programs.code },
  cycle: { table: cycles, name: sql`${cycles.code}`, key: cycles.code },
  application: { table: applications, name: sql`${applications.code}`, key: applications.code },
  round: { table: rounds, name: sql`${rounds.code}`, key: rounds.code },
  pin: { table: pins, name: sql`${pins.name}`, key: pins.code },
  page: { table: pages, name: sql`${pages.title}`, key: pages.path, order: asTree(pages.path) },
  redirect: { table: redirects, name: sql`${redirects.from} || ' → ' || ${redirects.to}`, key: redirects.from },
  // Its rows are read and written by its adapter.
  notice: { table: notices as unknown as DocumentTable, name: sql`${notices.title}`, key: notices.id },
  identity: setting('identity'),
  look: setting('look'),
  menu: setting('menu'),
  footer: setting('footer'),
  home: setting('home'),
  popup: setting('popup'),
  calendar: setting('calendar'),
  officers: setting('officers'),
  placement: setting('placement'),
  reservation: setting('reservation'),
  admission: setting('admission'),
};

/** The column that has a field's name. */
export const columnOf = (table: DocumentTable, field: string): AnyPgColumn => {
  const column = (table as unknown as Record<string, AnyPgColumn | undefined>)[field];
  if (!column) throw new Error(`There is no column ${field}`);
  return column;
};

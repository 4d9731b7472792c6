import {
  DOCUMENTS,
  type DocumentKind,
  type DocumentStatus,
  NOT_PUBLISHED,
  SETTING_KINDS,
  type SettingKind,
} from '@university/shared/contract';
import { eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
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

export type DocumentTable = PgTable & Record<'id' | 'version' | 'status' | 'updatedAt', AnyPgColumn>;

export interface DocumentRow extends Record<string, unknown> {
  id: string;
  version: number;
  status: DocumentStatus;
  updatedAt: Date | null;
}

interface Place {
  table: DocumentTable;
  name: SQL<string>;
  key: AnyPgColumn;
  order?: SQL;
  only?: SQL;
}

/** `/a/b` sorts directly after `/a`, before `/a-b`. */
const asTree = (path: AnyPgColumn) => sql`replace(lower(${path}), '/', chr(1)) collate "C"`;

const called = <T extends DocumentTable & Record<'code', AnyPgColumn>>(table: T, name: AnyPgColumn): Place => ({
  ...{ table, name: sql`${name}`, key: table.code },
});

const SETTINGS = Object.fromEntries(
  SETTING_KINDS.map((kind): [SettingKind, Place] => [
    kind,
    {
      table: siteSettings,
      name: sql`${DOCUMENTS[kind].one}::text`,
      key: siteSettings.id,
      only: eq(siteSettings.id, kind),
    },
  ]),
) as Record<SettingKind, Place>;

export const TABLES: Record<DocumentKind, Place> = {
  media: { table: media, name: sql`${media.title}`, key: media.title, only: isNull(media.deletedAt) },
  zone: called(zones, zones.name),
  campus: called(campuses, campuses.name),
  school: called(schools, schools.name),
  department: called(departments, departments.name),
  person: { table: faculty, name: sql`${faculty.firstname} || ' ' || ${faculty.surname}`, key: faculty.email },
  track: called(tracks, tracks.name),
  fee: called(fees, fees.name),
  program: called(programs, programs.name),
  cycle: called(cycles, cycles.code),
  application: called(applications, applications.code),
  round: called(rounds, rounds.code),
  pin: called(pins, pins.name),
  page: { table: pages, name: sql`${pages.title}`, key: pages.path, order: asTree(pages.path) },
  redirect: { table: redirects, name: sql`${redirects.from} || ' → ' || ${redirects.to}`, key: redirects.from },
  notice: {
    table: notices as unknown as DocumentTable,
    name: sql`${notices.title}`,
    key: notices.id,
    // Deleted before publication: must be restored first.
    only: or(isNull(notices.withdrawnAt), ne(notices.publishAt, new Date(NOT_PUBLISHED))) as SQL,
  },
  ...SETTINGS,
};

export const fieldsOf = (schema: z.ZodObject): [field: string, schema: z.ZodType][] =>
  Object.entries(schema.shape as Record<string, z.ZodType>);

export const columnOf = (table: DocumentTable, field: string): AnyPgColumn => {
  const column = (table as unknown as Record<string, AnyPgColumn | undefined>)[field];
  if (!column) throw new Error(`There is no column ${field}`);
  return column;
};

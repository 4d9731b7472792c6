import {
  DOCUMENT_KINDS,
  DOCUMENTS,
  type DocumentKind,
  type DocumentUse,
  isSetting,
  notesOf,
  SETTING_KINDS,
} from '@university/shared/contract';
import { invalid } from '@university/web';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database';
import {
  allotments,
  applicants,
  programCampuses,
  programs,
  rounds,
  siteSettings,
  staff,
} from '../../platform/database/schema';
import { roundOfRecord } from '../allotment/repository';
import { adapterOf } from './adapters';
import { allUses, usesIn, usesInTexts } from './picture-uses';
import { columnOf, TABLES } from './tables';
import { referencesIn } from './walk';

/** A field of a kind that names other documents by their ids. */
interface Reference {
  field: string;
  title: string;
  to: string;
  isList: boolean;
}

const fieldsOf = (kind: DocumentKind): [string, z.ZodType][] => Object.entries(DOCUMENTS[kind].data.shape);

/** Read from the contract once. */
const REFERENCES = Object.fromEntries(
  DOCUMENT_KINDS.map((kind) => [
    kind,
    fieldsOf(kind).flatMap(([field, schema]): Reference[] => {
      const { ref, title } = notesOf(schema);
      return ref ? [{ field, title, to: ref, isList: schema.def.type === 'array' }] : [];
    }),
  ]),
) as Record<DocumentKind, Reference[]>;

/** Whether documents of one kind have a field that names those of another. */
export const isNamedIn = (kind: DocumentKind, other: DocumentKind): boolean =>
  REFERENCES[kind].some(({ to }) => to === other);

/** Each id that a document names, with the kind it should be of and where it stands. */
const namedBy = (kind: DocumentKind, data: Record<string, unknown>) => referencesIn(DOCUMENTS[kind].data, data);

/** Names of what is there of these ids of a kind. */
async function namesOf(tx: Database, to: string, ids: string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  if (to === 'staff') {
    const rows = await tx
      .select({ id: staff.id, name: staff.name, email: staff.email })
      .from(staff)
      .where(inArray(staff.id, ids));
    return rows.map(({ id, name, email }) => [id, name || email]);
  }
  if (to === 'paper') return (await adapterOf('notice')?.namesOfPapers(tx, ids)) ?? [];
  const { table, name } = TABLES[to as DocumentKind];
  const rows = await tx.select({ id: table.id, name }).from(table).where(inArray(table.id, ids));
  return rows.map((row) => [row.id as string, row.name]);
}

/** The name of each thing that a document names, by id, with one query for each kind. */
export async function readNames(
  tx: Database,
  kind: DocumentKind,
  data: Record<string, unknown>,
): Promise<Record<string, string>> {
  const named = [...namedBy(kind, data)];
  const kinds = [...new Set(named.map(({ ref }) => ref))];
  const names: [id: string, name: string][] = [];
  // One after the other: a transaction has one connection.
  for (const to of kinds) {
    const ids = named.filter(({ ref }) => ref === to).map(({ id }) => id);
    names.push(...(await namesOf(tx, to, ids)));
  }
  return Object.fromEntries(names);
}

/** @throws HttpError 400 that names every field which leads nowhere */
export async function requireReferences(
  tx: Database,
  kind: DocumentKind,
  data: Record<string, unknown>,
): Promise<void> {
  const names = await readNames(tx, kind, data);
  const lost = [...namedBy(kind, data)].filter(({ id }) => !(id in names));
  if (lost.length === 0) return;
  throw invalid(
    lost.map(({ path }) => ({ path: `data.${path}`, message: 'This is not there any more. Choose another' })),
  );
}

/** Documents that name this one. */
export async function usesOf(tx: Database, kind: DocumentKind, id: string): Promise<DocumentUse[]> {
  const inFields = DOCUMENT_KINDS.filter((other) => !isSetting(other)).flatMap((other) => {
    const { table } = TABLES[other];
    return REFERENCES[other]
      .filter(({ to }) => to === kind)
      .map(({ field, title, isList }) => {
        const column = columnOf(table, field);
        const names = isList ? sql`${column} @> ${JSON.stringify([id])}::jsonb` : eq(column, id);
        return usesIn(tx, other, table, title).where(names);
      });
  });
  const withSeats = usesIn(tx, 'program', programs, 'Campuses and seats')
    .innerJoin(programCampuses, eq(programs.id, programCampuses.programId))
    .where(eq(programCampuses.campusId, id));
  return [
    ...(await allUses(tx, kind === 'campus' ? [...inFields, withSeats] : inFields)),
    ...(await usesInSettings(tx, kind, id)),
    ...(kind === 'media' ? await usesInTexts(tx, id) : []),
  ];
}

/** Settings that name this document, at whatever depth. */
async function usesInSettings(tx: Database, kind: DocumentKind, id: string): Promise<DocumentUse[]> {
  const rows = await tx.select({ id: siteSettings.id, data: siteSettings.data }).from(siteSettings);
  return SETTING_KINDS.flatMap((setting) => {
    const found = rows.find((row) => row.id === setting);
    const isNamed = found && namedBy(setting, found.data).some((named) => named.ref === kind && named.id === id);
    return isNamed ? [{ _id: setting, kind: setting, name: DOCUMENTS[setting].one, field: '' }] : [];
  });
}

/** How many results of applicants hang on a document: it stays until their own time is over. */
export async function countAllotments(tx: Database, kind: DocumentKind, id: string): Promise<number> {
  if (kind === 'program') return tx.$count(allotments, eq(allotments.programId, id));
  if (kind === 'campus') return tx.$count(allotments, eq(allotments.campusId, id));
  if (kind === 'track') return tx.$count(applicants, eq(applicants.track, id));
  if (kind === 'cycle') return tx.$count(applicants, eq(applicants.cycle, id));
  if (kind === 'round') {
    const of = tx
      .select()
      .from(rounds)
      .where(and(eq(rounds.id, id), roundOfRecord));
    return tx.$count(allotments, exists(of));
  }
  return 0;
}

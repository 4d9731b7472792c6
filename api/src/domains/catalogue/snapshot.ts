import {
  type Correction,
  DOCUMENTS,
  type DataKind,
  type DocumentData,
  type DocumentKind,
  type Picture,
} from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import type { Services } from '../../platform/services';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../../platform/database/schema';
import { listStored, type Stored } from '../documents/queries';
import { toPicture } from '../media/queries';
import { cycleAt } from '../admission/schedule';

export type Valid<K extends DocumentKind> = DocumentData<K> & Pick<Stored, 'id' | 'updatedAt'>;

export function validationError(kind: DocumentKind, row: object): string | undefined {
  const { error } = DOCUMENTS[kind].data.safeParse(row);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** Named in a log line; the rest is counted. */
const NAMED = 20;

/** Skips and logs those that do not fit their schema, so that no bad row breaks a page. Without translations. */
export function fitting<K extends DocumentKind>(
  { log }: Pick<Services, 'log'>,
  kind: K,
  documents: readonly Pick<Stored, 'id' | 'updatedAt' | 'data'>[],
): Valid<K>[] {
  const unfit: { document: string; fields: string[] }[] = [];
  const fit = documents.flatMap(({ id, updatedAt, data: { hi: _, ...words } }) => {
    const { data, error } = DOCUMENTS[kind].data.safeParse(words);
    if (data) return [{ ...data, id, updatedAt } as unknown as Valid<K>];
    unfit.push({ document: id, fields: error?.issues.map(({ path }) => path.join('.')) ?? [] });
    return [];
  });
  if (unfit.length > 0) {
    const named = { kind, count: unfit.length, unfit: unfit.slice(0, NAMED) };
    log.error(named, 'documents do not fit their schema and are left out');
  }
  return fit;
}

/** All valid, with valid references. */
export interface Catalogue {
  zones: Valid<'zone'>[];
  campuses: Valid<'campus'>[];
  schools: Valid<'school'>[];
  departments: Valid<'department'>[];
  programs: Valid<'program'>[];
  fees: Valid<'fee'>[];
  /** Of the current cycle. */
  applications: Valid<'application'>[];
  pictures: ReadonlyMap<string, Picture>;
  /** Of the current cycle. */
  rounds: readonly { track: string; round: number }[];
}

type Choice = Pick<Parameters<typeof listStored>[1], 'order' | 'own'>;

export const readPublished = async <K extends DocumentKind>(
  services: Pick<Services, 'db' | 'log'>,
  kind: K,
  choice: Choice = {},
): Promise<Valid<K>[]> =>
  fitting(services, kind, await listStored(services.db, { kind, status: 'published', ...choice }));

export const CATALOGUE = ['admission', 'catalogue'] as const satisfies readonly DataKind[];

const has = (items: readonly { id: string }[]) => {
  const ids = new Set(items.map(({ id }) => id));
  return (id: string) => ids.has(id);
};

async function readPictures(services: Services): Promise<Map<string, Picture>> {
  const rows = await services.db.select().from(schema.media).where(eq(schema.media.status, 'published'));
  const asDocuments = rows.map((row) => ({ ...row, data: row }));
  const isFit = has(fitting(services, 'media', asDocuments));
  return new Map(rows.flatMap((row) => (isFit(row.id) ? [[row.id, toPicture(row)]] : [])));
}

/** Cached for a version of these data. */
export function readCatalogue(services: Services): Promise<Catalogue> {
  return services.shared('catalogue', CATALOGUE, async () => {
    const cycle = cycleAt(services.calendar());
    const published = <K extends DocumentKind>(kind: K, ...order: AnyPgColumn[]) =>
      readPublished(services, kind, { order });
    const zones = await published('zone', schema.zones.position, schema.zones.name);
    const isZone = has(zones);
    const campuses = (await published('campus', schema.campuses.name)).filter(({ zoneId }) => isZone(zoneId));
    const isCampus = has(campuses);
    const schools = await published('school', schema.schools.name);
    const isSchool = has(schools);
    const departments = (await published('department', schema.departments.name)).filter(({ schoolId }) =>
      isSchool(schoolId),
    );
    const isDepartment = has(departments);
    const programs = (await published('program', schema.programs.code)).filter(({ departmentId }) =>
      isDepartment(departmentId),
    );
    return {
      zones,
      campuses,
      schools,
      departments,
      programs: programs.map((program) => ({
        ...program,
        campuses: program.campuses.filter(({ campusId }) => isCampus(campusId)),
      })),
      fees: await published('fee', schema.fees.position, schema.fees.code),
      applications: await readPublished(services, 'application', {
        own: sql`${schema.applications.cycle} = ${cycle}`,
        order: [schema.applications.code],
      }),
      pictures: await readPictures(services),
      rounds: await services.db
        .select({ track: schema.rounds.track, round: schema.rounds.round })
        .from(schema.rounds)
        .where(and(eq(schema.rounds.status, 'published'), sql`${schema.rounds.cycle} = ${cycle}`)),
    };
  });
}

const SHOWN = 3;

type Corrections = ReadonlyMap<string, Correction[]>;

/** By document id, without corrections of unpublished states. Cached. */
export function readCorrections({ db, shared }: Services): Promise<Corrections> {
  return shared('corrections', ['catalogue', 'people'], async () => {
    const { documentId, version, at, correction, status } = schema.revisions;
    const place = sql<number>`row_number() over (partition by ${documentId} order by ${version} desc)`.as('place');
    const told = db
      .select({ documentId, at, text: correction, place })
      .from(schema.revisions)
      .where(and(isNotNull(correction), eq(status, 'published')))
      .as('told');
    const rows = await db.select().from(told).where(lte(told.place, SHOWN)).orderBy(told.documentId, told.place);
    const found = new Map<string, Correction[]>();
    for (const { documentId: id, at, text } of rows)
      found.set(id, [...(found.get(id) ?? []), { on: istDay(at), text: text ?? '' }]);
    return found;
  });
}

export type Uncorrected<T extends { corrections: Correction[] }> = Omit<T, 'corrections'>;

export const withCorrections = <T extends { _id: string }>(known: Corrections, page: T) => ({
  ...page,
  corrections: known.get(page._id) ?? [],
});

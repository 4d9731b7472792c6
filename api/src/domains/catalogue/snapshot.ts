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
import { and, type AnyColumn, eq, getTableColumns, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  applications,
  campuses,
  departments,
  fees,
  media,
  programCampuses,
  programs,
  revisions,
  rounds,
  schools,
  zones,
} from '../../platform/database/schema';
import { type MediaRow, toPicture } from '../media/queries';
import { cycleAt } from '../admission/schedule';

/** Unvalidated. */
type RawRow = { id: string } & Record<string, unknown>;

export type Valid<K extends DocumentKind> = DocumentData<K> & { id: string };

export function validationError(kind: DocumentKind, row: object): string | undefined {
  const { error } = DOCUMENTS[kind].data.safeParse(row);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** Named in a log line; the rest is counted. */
const NAMED = 20;

/** Skips and logs rows that do not fit their schema, so that no bad row breaks a page. */
export function fitting<K extends DocumentKind>(
  { log }: Pick<Services, 'log'>,
  kind: K,
  rows: readonly RawRow[],
): Valid<K>[] {
  const unfit: { document: string; fields: string[] }[] = [];
  const fit = rows.flatMap((row) => {
    const { data, error } = DOCUMENTS[kind].data.safeParse(row);
    if (data) return [{ ...data, id: row.id } as unknown as Valid<K>];
    unfit.push({ document: row.id, fields: error?.issues.map(({ path }) => path.join('.')) ?? [] });
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

const ONE_ROW = sql`(values (1)) as one_row`;

/** Rows as a JSON array with property names of the schema, without translations. */
function asJson(table: PgTable, { where, order }: { where?: SQL; order: (AnyColumn | SQL)[] }): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== 'hi');
  const pairs = columns.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${sql.join(order, sql`, `)}), '[]')
    from ${table} ${where ? sql`where ${where}` : sql``})`;
}

const published = <T extends PgTable & { status: AnyColumn }>(table: T, ...order: AnyColumn[]) =>
  asJson(table, { where: sql`${table.status} = 'published'`, order });

export async function readPublished(
  { db }: Pick<Services, 'db'>,
  table: Parameters<typeof published>[0],
  ...order: AnyColumn[]
): Promise<RawRow[]> {
  const [found] = await db.select({ rows: sql<RawRow[]>`${published(table, ...order)}` }).from(ONE_ROW);
  return found?.rows ?? [];
}

type AsRead = Pick<Catalogue, 'rounds'>;

type Raw = Record<Exclude<keyof Catalogue, keyof AsRead> | 'offers', RawRow[]> & AsRead;

export const CATALOGUE = ['admission', 'catalogue'] as const satisfies readonly DataKind[];

/** Cached for a version of these data. */
export function readCatalogue(services: Services): Promise<Catalogue> {
  return services.shared('catalogue', CATALOGUE, async () => {
    const [raw] = await services.db
      .select({
        zones: sql<RawRow[]>`${published(zones, zones.position, zones.name)}`,
        campuses: sql<RawRow[]>`${published(campuses, campuses.name)}`,
        schools: sql<RawRow[]>`${published(schools, schools.name)}`,
        departments: sql<RawRow[]>`${published(departments, departments.name)}`,
        programs: sql<RawRow[]>`${published(programs, programs.code)}`,
        offers: sql<
          RawRow[]
        >`${asJson(programCampuses, { order: [programCampuses.position, programCampuses.campusId] })}`,
        fees: sql<RawRow[]>`${published(fees, fees.position, fees.code)}`,
        applications: sql<RawRow[]>`${asJson(applications, {
          where: sql`${applications.status} = 'published' and ${applications.cycle} = ${cycleAt(services.calendar())}`,
          order: [applications.code],
        })}`,
        pictures: sql<RawRow[]>`${published(media, media.id)}`,
        rounds: sql<Catalogue['rounds']>`(select coalesce(json_agg(json_build_object(
          'track', ${rounds.track}, 'round', ${rounds.round})), '[]')
          from ${rounds} where ${rounds.status} = 'published' and ${rounds.cycle} = ${cycleAt(services.calendar())})`,
      })
      .from(ONE_ROW);
    return compose(services, raw as Raw);
  });
}

const has = (items: readonly { id: string }[]) => {
  const ids = new Set(items.map(({ id }) => id));
  return (id: string) => ids.has(id);
};

function picturesIn(services: Services, rows: readonly RawRow[]): Map<string, Picture> {
  const fit = has(fitting(services, 'media', rows));
  const found = rows.filter(({ id }) => fit(id)).map((row) => toPicture(row as unknown as MediaRow));
  return new Map(found.map((picture) => [picture._id, picture]));
}

function compose(services: Services, raw: Raw): Catalogue {
  const zones = fitting(services, 'zone', raw.zones);
  const isZone = has(zones);
  const campuses = fitting(services, 'campus', raw.campuses).filter(({ zoneId }) => isZone(zoneId));
  const schools = fitting(services, 'school', raw.schools);
  const isSchool = has(schools);
  const departments = fitting(services, 'department', raw.departments).filter(({ schoolId }) => isSchool(schoolId));
  const isDepartment = has(departments);
  const isCampus = has(campuses);
  const offers = groupBy(raw.offers, ({ programId }) => programId);
  const withOffers = raw.programs.map((row) => ({
    ...row,
    campuses: (offers.get(row.id) ?? []).filter(({ campusId }) => isCampus(campusId as string)),
  }));
  return {
    zones,
    campuses,
    schools,
    departments,
    programs: fitting(services, 'program', withOffers).filter(({ departmentId }) => isDepartment(departmentId)),
    fees: fitting(services, 'fee', raw.fees),
    applications: fitting(services, 'application', raw.applications),
    pictures: picturesIn(services, raw.pictures),
    rounds: raw.rounds,
  };
}

/** Node 20 has no `Map.groupBy`. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const SHOWN = 3;

type Corrections = ReadonlyMap<string, Correction[]>;

/** By document id, without corrections of unpublished states. Cached. */
export function readCorrections({ db, shared }: Services): Promise<Corrections> {
  return shared('corrections', ['catalogue', 'people'], async () => {
    const { documentId, version, at, correction, status } = revisions;
    const place = sql<number>`row_number() over (partition by ${documentId} order by ${version} desc)`.as('place');
    const told = db
      .select({ documentId, at, text: correction, place })
      .from(revisions)
      .where(and(isNotNull(correction), eq(status, 'published')))
      .as('told');
    const rows = await db.select().from(told).where(lte(told.place, SHOWN)).orderBy(told.documentId, told.place);
    const ofDocuments = groupBy(rows, (row) => row.documentId);
    return new Map(
      [...ofDocuments].map(([id, own]) => [id, own.map(({ at, text }) => ({ on: istDay(at), text: text ?? '' }))]),
    );
  });
}

export type Uncorrected<T extends { corrections: Correction[] }> = Omit<T, 'corrections'>;

export const withCorrections = <T extends { _id: string }>(known: Corrections, page: T) => ({
  ...page,
  corrections: known.get(page._id) ?? [],
});

import type { FeeLine } from '@university/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { among } from '../../platform/database/among';
import type { Database } from '../../platform/database/database';
import { campuses, fees, programs, siteSettings } from '../../platform/database/schema';
import type { AllotmentRow } from './repository';

/** A page of the site: its name, and the part of its address where it is public. */
interface Named {
  name: string;
  link: string | null;
}

/** What result pages say beside records: public data. */
export interface Surroundings {
  fees: readonly FeeLine[];
  /** By id, those on the lists of the records that were asked for. */
  programs: Readonly<Record<string, Named>>;
  campuses: Readonly<Record<string, Named>>;
  /** Where students pay. */
  studentPortal: string | null;
}

/** An object by the id of each row; `{}` where there is none. */
const byId = (
  table: typeof programs | typeof campuses,
  link: typeof programs.id | typeof campuses.slug,
  ids: string[],
) =>
  sql<Record<string, Named>>`(select coalesce(json_object_agg(${table.id}, json_build_object('name', ${table.name},
    'link', case when ${table.status} = 'published' then ${link} end)), '{}') from ${table} where ${among(table.id, ids)})`;

/** What is needed for some records, with one query: on result day they come by the hundred. */
export async function readSurroundings(
  db: Database,
  records: readonly Pick<AllotmentRow, 'preferences'>[],
): Promise<Surroundings> {
  const wishes = records.flatMap(({ preferences }) => preferences);
  const ids = (key: 'programId' | 'campusId') => [...new Set(wishes.map((wish) => wish[key]))];
  const [found] = await db
    .select({
      fees: sql<
        FeeLine[]
      >`(select coalesce(json_agg(json_build_object('timing', ${fees.timing}, 'amount', ${fees.amount},
        'track', ${fees.track}, 'band', ${fees.band}, 'shares', ${fees.shares})), '[]')
        from ${fees} where ${eq(fees.status, 'published')})`,
      programs: byId(programs, programs.id, ids('programId')),
      campuses: byId(campuses, campuses.slug, ids('campusId')),
      studentPortal: sql<string | null>`(select ${siteSettings.data} -> 'portals' ->> 'student' from ${siteSettings}
        where ${and(eq(siteSettings.id, 'identity'), eq(siteSettings.status, 'published'))})`,
    })
    .from(sql`(values (1)) as one_row`);
  return found ?? { fees: [], programs: {}, campuses: {}, studentPortal: null };
}

import type { NOTICE_SORTS, NoticeCounts, NoticeState, StaffNotice } from '@university/shared/contract';
import { and, asc, desc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notices } from '../../platform/database/schema';
import { toConditions, type Filters } from './filters';
import { stagesOf } from '../documents/drafts/repository';
import { ofState, toStaffNotice } from './state';

interface StaffQuery extends Filters {
  state: NoticeState | 'all';
  sort: (typeof NOTICE_SORTS)[number];
  order: 'asc' | 'desc';
  limit: number;
  page: number;
}

/** Each order has an index; equal places are told apart by the id, so that no notice is on two pages. */
function orderBy({ sort, order }: StaffQuery) {
  const direction = order === 'asc' ? asc : desc;
  if (sort === 'title') return [direction(sql`lower(${notices.title})`), direction(notices.id)];
  if (sort === 'created') return [direction(notices.createdAt), direction(notices.id)];
  return [direction(notices.section), desc(notices.createdAt), desc(notices.id)];
}

/** The query for one page of the staff table. */
export function staffPage(db: Database, query: StaffQuery, now: Date) {
  return db
    .select()
    .from(notices)
    .where(and(query.state === 'all' ? undefined : ofState[query.state](now), ...toConditions(query)))
    .orderBy(...orderBy(query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

/** How many notices fit in each state, in one pass. */
async function countStates(db: Database, filters: Filters, now: Date): Promise<NoticeCounts> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      archived: sql<number>`count(*) filter (where ${ofState.archived(now)})`.mapWith(Number),
      scheduled: sql<number>`count(*) filter (where ${ofState.scheduled(now)})`.mapWith(Number),
      draft: sql<number>`count(*) filter (where ${ofState.draft(now)})`.mapWith(Number),
    })
    .from(notices)
    .where(and(...toConditions(filters)));
  const { all = 0, archived = 0, scheduled = 0, draft = 0 } = row ?? {};
  return { all, archived, scheduled, draft, active: all - archived - scheduled - draft };
}

/** One page of the notices in a state, and how many fit in every state. */
export async function listForStaff(
  db: Database,
  query: StaffQuery,
  now: Date,
): Promise<{ notices: StaffNotice[]; counts: NoticeCounts }> {
  const rows = await staffPage(db, query, now);
  const stages = await stagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    notices: rows.map((row) => toStaffNotice(row, stages.get(row.id) ?? null, now)),
    counts: await countStates(db, query, now),
  };
}

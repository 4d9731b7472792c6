import { dayOf, oneOf, pageNumber } from '../address/use-address';
import type { FilesQuery } from '../api/staff-notices';
import { NOTICE_SECTIONS, NOTICE_SORTS } from '../contract';

/** What the address of the table holds; empty means: anything. */
export const USUAL = {
  search: '',
  section: '',
  from: '',
  to: '',
  state: 'all',
  sort: 'created',
  order: 'desc',
  page: '1',
};

export type Filters = typeof USUAL;

const STATES = ['all', 'active', 'scheduled', 'archived'] as const;
export { STATES };

/** Rows to a page. */
const LIMIT = 20;

const IDS = NOTICE_SECTIONS.map(({ id }) => id);

/** The question to the server; whatever somebody wrote into the address that makes no sense is left out. */
export function toQuery(filters: Filters): FilesQuery {
  return {
    search: filters.search.trim().slice(0, 100) || undefined,
    section: oneOf(filters.section, IDS),
    created_at_gteq: dayOf(filters.from),
    created_at_lteq: dayOf(filters.to),
    state: oneOf(filters.state, STATES) ?? 'all',
    sort: oneOf(filters.sort, NOTICE_SORTS) ?? 'created',
    order: oneOf(filters.order, ['asc', 'desc']) ?? 'desc',
    limit: LIMIT,
    page: pageNumber(filters.page),
  };
}

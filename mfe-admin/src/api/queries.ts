import { read } from '@university/shared';
import type { AnswerOf, Track } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { type Answer, paged, type Query, whole } from './query';

/** The key of the table of files and of each notice in it. */
export const STAFF_NOTICES = ['notice', 'staff'] as const;

/** Notices in every state, with counts of each. */
export const staffNoticesQuery = (query: Query<'/admin/notice'>) =>
  paged([...STAFF_NOTICES, 'list'], '/admin/notice', query);
export type StaffNotices = Answer<'/admin/notice'>;

export const staffNoticeQuery = (id: string) =>
  whole([...STAFF_NOTICES, 'one', id], '/admin/notice/:id', ({ data }) => data.notice, { params: { id } });

/** @param limit how many of the notices that visitors see */
export const newestNoticesQuery = (limit: number) =>
  queryOptions({
    queryKey: ['notice', 'newest', limit],
    queryFn: async ({ client, signal }) => (await read(client, '/notice', { query: { limit }, signal })).data.notices,
  });

/** Grievances that the caller may see, with counts of all. */
export const grievancesQuery = (query: Query<'/grievance'>) => paged(['grievance', 'list'], '/grievance', query);
export const grievanceQuery = (id: string) =>
  whole(['grievance', 'one', id], '/grievance/:id', ({ data }) => data.grievance, { params: { id } });

/** Milliseconds between two looks at counts that applicants change meanwhile. */
const LIVE = 15_000;

/** Every round with its window and counts. */
export const roundsQuery = () => whole(['round', 'list'], '/admission/round', ({ data }) => data.rounds);

/** One round in detail, read again every few seconds while its window is open. */
export const roundQuery = (track: Track, round: number) =>
  queryOptions({
    ...whole(['round', 'one', track, round], '/admission/round/:track/:round', ({ data }) => data, {
      params: { track, round: String(round) },
    }),
    refetchInterval: ({ state: { data } }) => (data?.round.isOpen ? LIVE : false),
  });

/** One record with its history. Each look at it is noted there, so it is not read again for nothing. */
export const recordQuery = (id: string) => ({
  ...whole(['applicant', 'record', id], '/admission/allotment/:id', ({ data }) => data, { params: { id } }),
  staleTime: 60_000,
  retry: false,
});

/** The audit log of results. */
export const resultsLogQuery = (query: Query<'/admission/audit'>) => paged(['audit'], '/admission/audit', query);

/** The audit log of the whole site, and whether it was whole when it was last verified. */
export const siteLogQuery = (query: Query<'/audit'>) => paged(['audit', 'site'], '/audit', query);
export const siteLogStateQuery = () => whole(['audit', 'state'], '/audit/state', ({ data }) => data);

export const mailQuery = (query: Query<'/mail'>) => paged(['mail'], '/mail', query);

/** All accounts of staff, by name: a university has fewer than one answer holds. */
export const accountsQuery = () =>
  whole(['account', 'list'], '/staff', ({ data }) => data.staff, { query: { limit: 500 } });

/** What waits for a second person, or was decided. */
export const approvalsQuery = (query: Query<'/approval'>) => paged(['approval'], '/approval', query);
export const settingsQuery = () => whole(['approval', 'settings'], '/setting', ({ data }) => data.settings);

export type OwnPage = AnswerOf<'readOwnFaculty'>['data']['faculty'];

/** What belongs to who is logged in: the public page of a member of the faculty, sessions. */
export const ownPageQuery = () => ({
  ...whole(['own-page'], '/faculty/me', ({ data }) => data.faculty),
  retry: false,
});
export const sessionsQuery = () => whole(['session'], '/auth/session', ({ data }) => data.sessions);

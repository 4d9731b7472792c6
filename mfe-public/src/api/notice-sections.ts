import { read } from '@university/shared';
import type { NoticeSectionSummary } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { recovering } from './recovering';

/** What each section holds; those without a published notice are left out. */
export const noticeSectionsQuery = () =>
  queryOptions({
    queryKey: ['notices', 'sections'],
    queryFn: async ({ client, signal }): Promise<NoticeSectionSummary[]> =>
      (await read(client, '/notice/sections', { signal })).data.sections,
    ...recovering,
  });

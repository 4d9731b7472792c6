import { read } from '@university/shared';
import type { Campus } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { recovering } from './recovering';

export type ListedCampus = Pick<Campus, 'slug' | 'name' | 'zone'>;

/** All campuses, as the home page lists them. */
export const campusesQuery = () =>
  queryOptions({
    queryKey: ['home', 'campuses'],
    queryFn: async ({ client, signal }): Promise<ListedCampus[]> => {
      const { data } = await read(client, '/campus', { signal });
      return data.campuses.map(({ slug, name, zone }) => ({ slug, name, zone }));
    },
    staleTime: 10 * 60_000,
    ...recovering,
  });

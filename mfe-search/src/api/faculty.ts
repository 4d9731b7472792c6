import { read } from '@university/shared';
import { queryOptions } from '@university/shared/query';
import type { Person } from '../results/match';

/** Source: specification, section 9. */
const LIMIT = 500;

/** Who can be found. A failure is logged and thrown again; search goes on without. */
export const facultyQuery = () =>
  queryOptions({
    queryKey: ['search', 'faculty'],
    queryFn: async ({ client, signal }): Promise<Person[]> => {
      try {
        const { data } = await read(client, '/faculty', { query: { limit: LIMIT }, signal });
        return data.faculty.map(({ _id, salutation, firstname, surname, designation }) => ({
          _id,
          name: [salutation, firstname, surname].filter(Boolean).join(' '),
          designation,
        }));
      } catch (error) {
        if (!signal.aborted) console.error('Error fetching faculty data', error);
        throw error;
      }
    },
    retry: false,
    staleTime: 10 * 60_000,
  });

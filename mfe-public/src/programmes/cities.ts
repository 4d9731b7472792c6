import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { QueryClient } from '@university/shared/query';

/** Cities of the campuses by slug, for structured data; none where they cannot be read. Stays out of the page's data. */
export async function readCities(client: QueryClient): Promise<ReadonlyMap<string, string>> {
  try {
    const { campuses } = (await read(client, calls.listCampuses)).data;
    return new Map(campuses.map(({ slug, city }) => [slug, city]));
  } catch {
    return new Map();
  }
}

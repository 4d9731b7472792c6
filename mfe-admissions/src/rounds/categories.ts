import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type AdmissionCodes, categoryInWords } from '@university/shared/contract';
import { type QueryClient, queryOptions, useQuery } from '@university/shared/query';

/** What codes of categories mean: public, and the same for everybody. Null while the university has named none. */
export const codesQuery = () =>
  queryOptions({
    queryKey: ['admission', 'codes'],
    queryFn: async ({ client, signal }): Promise<AdmissionCodes | null> =>
      (await read(client, calls.getAdmissionCodes, { signal })).data.admission,
  });

/** For loaders. One attempt: a code that nobody has explained stays as it is. */
export async function prepareCodes(client: QueryClient): Promise<void> {
  if (!client.getQueryState(codesQuery().queryKey)) await client.prefetchQuery({ ...codesQuery(), retry: false });
}

/** Puts a code of a category into words, once they are known. */
export function useCategoryInWords(): (code: string) => string {
  const { data: codes } = useQuery(codesQuery());
  return (code) => categoryInWords(code, codes);
}

import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type AdmissionCodes, categoryInWords } from '@university/shared/contract';
import { type QueryClient, queryOptions, useQuery } from '@university/shared/query';

export const codesQuery = () =>
  queryOptions({
    queryKey: ['admission', 'codes'],
    queryFn: async ({ client, signal }): Promise<AdmissionCodes | null> =>
      (await read(client, calls.getAdmissionCodes, { signal })).data.admission,
  });

export async function prepareCodes(client: QueryClient): Promise<void> {
  if (!client.getQueryState(codesQuery().queryKey)) await client.prefetchQuery({ ...codesQuery(), retry: false });
}

export function useCategoryInWords(): (code: string) => string {
  const { data: codes } = useQuery(codesQuery());
  return (code) => categoryInWords(code, codes);
}

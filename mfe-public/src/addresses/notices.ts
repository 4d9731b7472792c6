import { read } from '@university/shared';
import type { Address, AddressesModule } from '@university/shared/remote';

/** Notices in one answer, and answers that are asked for: search engines need the newest, the lists lead to the others. */
const LIMIT = 100;
const ANSWERS = 10;

/** The newest notices of all sections. */
const notices: AddressesModule['default'] = async ({ queryClient }): Promise<Address[]> => {
  const found: Address[] = [];
  for (let page = 1; page <= ANSWERS; page++) {
    const { data, metadata } = await read(queryClient, '/notice', { query: { limit: LIMIT, page } });
    found.push(...data.notices.map(({ _id, publishAt }) => ({ path: `/notices/${_id}`, changed: publishAt })));
    if (page >= metadata.totalPages) break;
  }
  return found;
};
export default notices;

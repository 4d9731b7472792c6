import { read } from '@university/shared';
import type { Address, AddressesModule } from '@university/shared/remote';

/** Every campus. */
const campuses: AddressesModule['default'] = async ({ queryClient }): Promise<Address[]> => {
  const { data } = await read(queryClient, '/campus');
  return data.campuses.map(({ slug }) => ({ path: `/campus/${slug}` }));
};
export default campuses;

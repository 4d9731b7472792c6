import { read } from '@university/shared';
import type { Address, AddressesModule } from '@university/shared/remote';

/** The page of every programme that has one. */
const programs: AddressesModule['default'] = async ({ queryClient }): Promise<Address[]> => {
  const { data } = await read(queryClient, '/program');
  return data.programs.filter(({ years }) => years).map(({ _id }) => ({ path: `/programs/${_id}` }));
};
export default programs;

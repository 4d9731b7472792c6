import { read } from '@university/shared';
import type { Address, AddressesModule } from '@university/shared/remote';

/** Every department. */
const departments: AddressesModule['default'] = async ({ queryClient }): Promise<Address[]> => {
  const { data } = await read(queryClient, '/departments');
  return data.departments.map(({ _id }) => ({ path: `/dept/${_id}` }));
};
export default departments;

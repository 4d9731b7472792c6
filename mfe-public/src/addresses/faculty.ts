import { read } from '@university/shared';
import type { Address, AddressesModule } from '@university/shared/remote';

/** Of lists. Source: specification, section 9. */
const LIMIT = 1000;

/** Every member of the faculty. */
const faculty: AddressesModule['default'] = async ({ queryClient }): Promise<Address[]> => {
  const { data } = await read(queryClient, '/faculty', { query: { limit: LIMIT } });
  return data.faculty.map(({ _id }) => ({ path: `/faculty/${_id}` }));
};
export default faculty;

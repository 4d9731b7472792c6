import type { Address, AddressesModule } from '@university/shared/remote';
import { ZONES } from '../zones';

/** Every zone. */
const zones: AddressesModule['default'] = async (): Promise<Address[]> =>
  ZONES.map(({ id }) => ({ path: `/campus/zone/${id}` }));
export default zones;

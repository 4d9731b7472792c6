import type { Address, AddressesModule } from '@university/shared/remote';
import { LEVELS } from '../levels';

/** The list of each level. */
const levels: AddressesModule['default'] = async (): Promise<Address[]> =>
  LEVELS.map(({ slug }) => ({ path: `/courses/${slug}` }));
export default levels;

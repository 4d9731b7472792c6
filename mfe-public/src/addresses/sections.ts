import type { NoticeSection } from '@university/shared/contract';
import type { Address, AddressesModule } from '@university/shared/remote';
import { pathOf } from '../notices/address';
import { SECTIONS } from '../notices/sections';

/** The list of every section that has no address of its own. */
const sections: AddressesModule['default'] = async (): Promise<Address[]> =>
  (Object.keys(SECTIONS) as NoticeSection[])
    .map((section) => ({ path: pathOf(section) }))
    .filter(({ path }) => path.startsWith('/notices/section/'));
export default sections;

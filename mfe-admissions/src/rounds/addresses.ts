import { prepare } from '@university/shared/reading';
import type { AddressesModule } from '@university/shared/remote';
import { pageOf, specifiedPages } from './result-pages';
import { scheduleQuery } from './queries';

const addresses: AddressesModule['default'] = async ({ queryClient }) => {
  const schedule = await prepare(queryClient, scheduleQuery());
  const pages = schedule?.rounds.map(pageOf) ?? [];
  return pages.filter(({ id }) => specifiedPages.every((each) => each.id !== id)).map(({ path }) => ({ path }));
};

export default addresses;

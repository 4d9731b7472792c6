import type { AddressesModule } from '@university/shared/remote';
import { pageOf, specifiedPages } from './result-pages';
import { prepareSchedule } from './schedule-query';

const addresses: AddressesModule['default'] = async ({ queryClient }) => {
  const schedule = await prepareSchedule(queryClient);
  const pages = schedule?.rounds.map(pageOf) ?? [];
  return pages.filter(({ id }) => specifiedPages.every((each) => each.id !== id)).map(({ path }) => ({ path }));
};

export default addresses;

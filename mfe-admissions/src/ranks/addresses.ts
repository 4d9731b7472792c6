import type { AddressesModule } from '@university/shared/remote';
import { rankedProgramsQuery } from './queries';

const addresses: AddressesModule['default'] = async ({ queryClient }) => {
  const programs = await queryClient.fetchQuery({ ...rankedProgramsQuery(), retry: false });
  return programs.map(({ code }) => ({ path: `/admission/ranks/${encodeURIComponent(code)}` }));
};

export default addresses;

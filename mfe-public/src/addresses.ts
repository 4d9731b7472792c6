import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Address, AddressesModule, LoaderArgs } from '@university/shared/remote';
import { isServed, LISTING_ID } from './content/addresses';
import { pathOf } from './notices/address';
import { SECTION_IDS } from './notices/sections';
import { LEVELS } from './programmes/levels';

type Client = LoaderArgs['queryClient'];

/** Members of the faculty in one answer. Source: specification, section 9. */
const MOST_MEMBERS = 1000;

/** Search engines need the newest notices only: ten pages of the list. */
const NOTICES_AT_ONCE = 100;
const ANSWERS = 10;

/** Pages of routes with parameters, by route id; the server asks for its site maps. */
const BY_ROUTE: Readonly<Record<string, (queryClient: Client) => Promise<Address[]>>> = {
  'mfe-public:courses-level': async () => LEVELS.map(({ slug }) => ({ path: `/courses/${slug}` })),

  'mfe-public:campus-zone': async (queryClient) => {
    const { data } = await read(queryClient, calls.listZones);
    return data.zones.map(({ code }) => ({ path: `/campus/zone/${code}` }));
  },

  'mfe-public:notices-section': async () =>
    SECTION_IDS.map((section) => ({ path: pathOf(section) })).filter(({ path }) =>
      path.startsWith('/notices/section/'),
    ),

  'mfe-public:program': async (queryClient) => {
    const { data } = await read(queryClient, calls.listPrograms);
    return data.programs.filter(({ years }) => years).map(({ _id }) => ({ path: `/programs/${_id}` }));
  },

  'mfe-public:campus': async (queryClient) => {
    const { data } = await read(queryClient, calls.listCampuses);
    return data.campuses.map(({ slug }) => ({ path: `/campus/${slug}` }));
  },

  'mfe-public:department': async (queryClient) => {
    const { data } = await read(queryClient, calls.listDepartments);
    return data.departments.map(({ _id }) => ({ path: `/dept/${_id}` }));
  },

  'mfe-public:faculty-member': async (queryClient) => {
    const { data } = await read(queryClient, calls.listFaculty, { query: { limit: MOST_MEMBERS } });
    return data.faculty.map(({ _id }) => ({ path: `/faculty/${_id}` }));
  },

  'mfe-public:notice': async (queryClient) => {
    const found: Address[] = [];
    for (let page = 1; page <= ANSWERS; page++) {
      const query = { limit: NOTICES_AT_ONCE, page };
      const { data, metadata } = await read(queryClient, calls.listNotices, { query });
      found.push(...data.notices.map(({ _id, publishAt }) => ({ path: `/notices/${_id}`, changed: publishAt })));
      if (page >= metadata.totalPages) break;
    }
    return found;
  },

  [LISTING_ID]: async (queryClient) => {
    const { pages } = (await read(queryClient, calls.listPages)).data;
    return pages
      .filter(({ path }) => isServed(path))
      .map(({ path, updated_at }) => ({ path, ...(updated_at && { changed: updated_at }) }));
  },
};

const addresses: AddressesModule['default'] = async ({ id, queryClient }) => BY_ROUTE[id]?.(queryClient) ?? [];

export default addresses;

import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Address, AddressesModule, LoaderArgs } from '@university/shared/remote';
import { isServed, LISTING_ID } from './content/addresses';
import { SECTION_IDS, SECTIONS } from './notices/sections';
import { LEVELS } from './programmes/levels';

type Client = LoaderArgs['queryClient'];

/** Source: specification, section 9. */
const MOST_MEMBERS = 1000;

/** Search engines need the newest notices only: ten pages of the list. */
const NOTICES_AT_ONCE = 100;
const ANSWERS = 10;

async function noticeAddresses(client: Client): Promise<Address[]> {
  const found: Address[] = [];
  for (let page = 1; page <= ANSWERS; page++) {
    const query = { limit: NOTICES_AT_ONCE, page };
    const { data, metadata } = await read(client, calls.listNotices, { query });
    found.push(...data.notices.map(({ _id, publishAt }) => ({ path: `/notices/${_id}`, changed: publishAt })));
    if (page >= metadata.totalPages) break;
  }
  return found;
}

async function textAddresses(client: Client): Promise<Address[]> {
  const { pages } = (await read(client, calls.listPages)).data;
  return pages
    .filter(({ path }) => isServed(path))
    .map(({ path, updated_at }) => ({ path, ...(updated_at && { changed: updated_at }) }));
}

/** The last parts of paths below an address, read from the API. */
type Names = (client: Client) => Promise<string[]>;

const below =
  (address: string, names: Names) =>
  async (client: Client): Promise<Address[]> =>
    (await names(client)).map((name) => ({ path: `${address}/${name}` }));

const members = { query: { limit: MOST_MEMBERS } };

/** Pages of routes with parameters, by route id; the server asks for its site maps. */
const BY_ROUTE: Readonly<Record<string, (client: Client) => Promise<Address[]>>> = {
  'mfe-public:courses-level': below('/courses', async () => LEVELS.map(({ slug }) => slug)),
  'mfe-public:campus-zone': below('/campus/zone', async (client) =>
    (await read(client, calls.listZones)).data.zones.map(({ code }) => code),
  ),
  'mfe-public:notices-section': below('/notices/section', async () =>
    SECTION_IDS.filter((section) => !SECTIONS[section].path),
  ),
  'mfe-public:program': below('/programs', async (client) =>
    (await read(client, calls.listPrograms)).data.programs.filter(({ years }) => years).map(({ _id }) => _id),
  ),
  'mfe-public:campus': below('/campus', async (client) =>
    (await read(client, calls.listCampuses)).data.campuses.map(({ slug }) => slug),
  ),
  'mfe-public:department': below('/dept', async (client) =>
    (await read(client, calls.listDepartments)).data.departments.map(({ _id }) => _id),
  ),
  'mfe-public:faculty-member': below('/faculty', async (client) =>
    (await read(client, calls.listFaculty, members)).data.faculty.map(({ _id }) => _id),
  ),
  'mfe-public:notice': noticeAddresses,
  [LISTING_ID]: textAddresses,
};

const addresses: AddressesModule['default'] = async ({ id, queryClient }) => BY_ROUTE[id]?.(queryClient) ?? [];

export default addresses;

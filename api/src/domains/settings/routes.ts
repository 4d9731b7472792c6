import { pathOf } from '../documents/addresses';
import {
  PROGRAM_LEVELS,
  plainPath,
  type Footer,
  needsText,
  type Menu,
  type Picture,
  specifiedResults,
  SPECIFIED_TEXTS,
  withCategory,
  type DocumentData,
  type HomeBlock,
  type SettingKind,
  slugOf,
} from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { pictureOf } from '../catalogue/people';
import { CATALOGUE, fitting, readCatalogue, readPublished, type Valid } from '../catalogue/snapshot';
import { iconFrom } from '../media/icon';
import { pages, redirects } from '../../platform/database/schema';
import { eq } from 'drizzle-orm';
import { istDay } from '@university/shared/time';
import { read, type Route } from '../../platform/http/route';
import { isMailConfigured } from '../../platform/mail/settings';
import { ownLook, sharedSetting, sharedSettings } from '../../platform/settings';

/** Follows redirects; null for none or a circle. */
function endOf(ways: ReadonlyMap<string, string>, address: string): string | null {
  const passed = new Set<string>();
  for (let at = pathOf(address); !passed.has(at); ) {
    passed.add(at);
    const to = ways.get(at);
    if (to === undefined) return null;
    const next = pathOf(to);
    if (!ways.has(next)) return to;
    at = next;
  }
  return null;
}

/** Cached for a version of public data. */
const readWays = (services: Services) =>
  services.shared('ways', ['pages'], async () => {
    const moved = await readPublished(services, redirects, redirects.from);
    const paths = await services.db.select({ path: pages.path }).from(pages).where(eq(pages.status, 'published'));
    const spelled = new Map(paths.map(({ path }) => [plainPath(path), path]));
    // A page wins over a redirect at its address.
    const ways = new Map(
      fitting(services, 'redirect', moved)
        .map(({ from, to }) => [plainPath(from), to] as const)
        .filter(([from]) => !spelled.has(from)),
    );
    return { spelled, ways };
  });

/** To the spelling of an existing page, or by redirect. */
async function movedTo(services: Services, path: string): Promise<string | null> {
  const { spelled, ways } = await readWays(services);
  const spelling = spelled.get(plainPath(path));
  // An unfit page must not lead to itself.
  return spelling !== undefined && spelling !== path ? spelling : endOf(ways, path);
}

export async function isThere(services: Services): Promise<(address: string) => boolean> {
  const { spelled, ways } = await readWays(services);
  return (address) => spelled.has(pathOf(address)) || ways.has(pathOf(address));
}

const linked = (menu: Menu | null, footer: Footer | null): string[] =>
  [menu?.entries, footer?.quick, footer?.explore, footer?.policies]
    .flatMap((entries): readonly { to?: string | null | undefined }[] => entries ?? [])
    .map(({ to }) => to ?? '')
    .filter((to) => to.startsWith('/'));

/** Specified addresses of rounds that do not exist. */
async function absentResults(services: Services): Promise<string[]> {
  const { rounds: had } = await readCatalogue(services);
  const isHad = ({ track, round }: { track: string; round: number }) =>
    had.some((each) => each.track === track && each.round === round);
  const [there, absent] = [specifiedResults.filter(isHad), specifiedResults.filter((result) => !isHad(result))];
  const paths = absent.map(({ path }) => path).filter((path) => !there.some((result) => result.path === path));
  return [...absent.map((result) => withCategory(result.path, result)), ...paths];
}

async function absentLevels(services: Services): Promise<string[]> {
  const { programs } = await readCatalogue(services);
  const taught = new Set(programs.map(({ level }) => level));
  return PROGRAM_LEVELS.filter((level) => !taught.has(level)).map((level) => `/courses/${level}`);
}

/**
 * Addresses that must not be linked: pages not written yet, levels without programmes, results of missing rounds. In
 * lower case.
 */
async function absentAddresses(services: Services, menu: Menu | null, footer: Footer | null): Promise<string[]> {
  const texts = [...SPECIFIED_TEXTS, ...linked(menu, footer).filter((to) => needsText(to.split(/[?#]/, 1)[0] ?? ''))];
  const isKnown = await isThere(services);
  const others = [...(await absentLevels(services)), ...(await absentResults(services))];
  return [...new Set([...texts.filter((path) => !isKnown(path)), ...others].map((path) => path.toLowerCase()))];
}

/** Unpublished pictures are left out; without an icon the first logo is taken. */
function withPictures(identity: DocumentData<'identity'> | null, pictures: ReadonlyMap<string, Picture>) {
  if (!identity) return { words: null, logos: [], icon: undefined };
  const { logos: chosen, iconId, ...words } = identity;
  const logos = chosen.flatMap(({ pictureId, darkPictureId }) => {
    const light = pictures.get(pictureId);
    return light ? [{ light, dark: pictures.get(darkPictureId ?? '') ?? light }] : [];
  });
  return { words, logos, icon: pictures.get(iconId ?? '') ?? logos[0]?.light };
}

const inLogo = ({ base, width, height, widths }: Picture) => ({ base, width, height, widths });

/** Made once for a version of public data. */
const readIcon = (services: Services): Promise<string | null> =>
  services.shared('icon', ['settings', ...CATALOGUE], async () => {
    const identity = await sharedSetting(services, 'identity');
    const { icon } = withPictures(identity, (await readCatalogue(services)).pictures);
    return icon ? iconFrom(services, icon) : null;
  });

type Home = DocumentData<'home'>;

/** Fields of a hidden block. */
const WITHOUT: { readonly [B in HomeBlock]?: Partial<Home> } = {
  hero: { lead: null, heroPictureId: null, drawings: { lathe: false, loom: false, circuit: false } },
  achievements: { achievementsLead: null, achievements: [] },
  messages: { messages: [] },
  people: { peopleLead: null, peoplePictureId: null },
  campuses: { campusesLead: null },
  partners: { partnersLead: null, partners: [], partnersPage: null },
  socials: { socialsLead: null },
};

async function shownHome(services: Services, home: Home | null) {
  if (!home) return null;
  const blocks = home.blocks.filter(({ isShown }) => isShown).map(({ block, title }) => ({ block, title }));
  const isShown = (name: string) => blocks.some(({ block }) => block === name);
  const hidden = Object.entries(WITHOUT).filter(([name]) => !isShown(name));
  const { heroPictureId, peoplePictureId, ...shown }: Home = Object.assign(
    {},
    home,
    ...hidden.map(([, without]) => without),
  );
  const { pictures } = await readCatalogue(services);
  const pictured = <Row extends { pictureId: string | null }>({ pictureId, ...words }: Row) => ({
    ...words,
    picture: pictureOf(pictures, pictureId),
  });
  return {
    ...{ ...shown, blocks },
    ...{ heroPicture: pictureOf(pictures, heroPictureId), peoplePicture: pictureOf(pictures, peoplePictureId) },
    achievements: shown.achievements.map(pictured),
    messages: shown.messages.map(pictured),
  };
}

async function senderOf(services: Services, path: string) {
  const home = await sharedSetting(services, 'home');
  const message = home?.messages.find(({ to }) => to === path);
  if (!message) return undefined;
  const { role, name, pictureId } = message;
  return { role, name, picture: pictureOf((await readCatalogue(services)).pictures, pictureId) };
}

type Page = Valid<'page'> & { updatedAt: string | null };

/** Cached for a version of public data. */
export function readPages(services: Services): Promise<Page[]> {
  return services.shared('pages', ['pages'], async () => {
    const rows = await readPublished(services, pages, pages.path);
    const changed = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt as string | null]));
    return fitting(services, 'page', rows).map((page) => ({ ...page, updatedAt: changed.get(page.id) ?? null }));
  });
}

const toSummary = ({ path, title, description, keywords, updatedAt }: Page) => ({
  ...{ path, title, description, keywords },
  updated_at: updatedAt && new Date(updatedAt).toISOString(),
});

/** Ids of groups, taken before translation. */
const grouped = <Row>(rows: readonly Row[], groupOf: (row: Row) => string) =>
  rows.map((row) => ({ ...row, group_id: slugOf(groupOf(row)) }));

export function settingRoutes(services: Services): Route[] {
  const setting = <K extends SettingKind>(kind: K) => sharedSetting(services, kind);
  return [
    read('getIdentity', async () => {
      const { identity, look, menu, footer } = await sharedSettings(services);
      const offset = services.calendarOffset();
      const { pictures } = await readCatalogue(services);
      const { words, logos, icon } = withPictures(identity?.data ?? null, pictures);
      const absent = await absentAddresses(services, menu?.data ?? null, footer?.data ?? null);
      return {
        data: {
          ...{ identity: words, logos: logos.map(({ light, dark }) => ({ light: inLogo(light), dark: inLogo(dark) })) },
          icon: icon?.base ?? null,
          look: ownLook(look?.data) ?? null,
          menu: menu?.data ?? null,
          footer: footer?.data ?? null,
          absent,
          demonstration: offset === 0 ? null : { offset, today: istDay(services.calendar()) },
          sendsMail: isMailConfigured(services),
        },
      };
    }),
    read('getIcon', async () => ({ data: { icon: await readIcon(services) } })),
    read('getHome', async () => ({ data: { home: await shownHome(services, await setting('home')) } })),
    read('getPopup', async () => ({ data: { popup: await setting('popup') } })),
    read('getCalendar', async () => {
      const { calendar } = await sharedSettings(services);
      return {
        data: {
          calendar: calendar ? { ...calendar.data, terms: grouped(calendar.data.terms, ({ term }) => term) } : null,
          updated_at: calendar?.updatedAt?.toISOString() ?? null,
          on: istDay(services.calendar()),
        },
      };
    }),
    read('getOfficers', async () => {
      const known = await setting('officers');
      return { data: { officers: known && { ...known, officers: grouped(known.officers, ({ group }) => group) } } };
    }),
    read('getPlacement', async () => ({ data: { placement: await setting('placement') } })),
    read('getReservation', async () => {
      const known = await setting('reservation');
      return { data: { reservation: known && { ...known, seats: grouped(known.seats, ({ group }) => group) } } };
    }),
    read('getAdmissionCodes', async () => ({ data: { admission: await setting('admission') } })),
    read('getSearchWords', async () => ({ data: { search: await setting('search') } })),
    read('listPageTexts', async () => ({
      data: {
        pages: (await readPages(services)).map(({ path, title, body }) => ({ path, title, body })),
        programs: (await readCatalogue(services)).programs.flatMap(({ id, years, about, careers }) =>
          years ? [{ _id: id, about, careers }] : [],
        ),
      },
    })),
    read('listPages', async () => ({ data: { pages: (await readPages(services)).map(toSummary) } })),
    read('getPage', async ({ query }) => {
      const page = (await readPages(services)).find(({ path }) => path === query.path);
      if (!page) return { data: { page: null, moved: await movedTo(services, query.path) } };
      const { owner, section, body } = page;
      const sender = await senderOf(services, page.path);
      return { data: { page: { ...toSummary(page), owner, section, body, ...(sender && { sender }) }, moved: null } };
    }),
  ];
}

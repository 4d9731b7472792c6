import type { DocumentData, SettingKind } from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import { read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { sharedSetting, sharedSettings } from '../../platform/settings';
import { readCatalogue } from '../catalogue/snapshot';
import { readPages, toSummary, toText } from './pages';

/** What the site says of itself. */
export function settingRoutes(services: Services): Route[] {
  const setting = <K extends SettingKind>(kind: K) => sharedSetting(services, kind);
  return [
    read('getIdentity', async () => {
      const { identity, menu, footer } = await sharedSettings(services);
      return {
        data: { identity: identity?.data ?? null, menu: menu?.data ?? null, footer: footer?.data ?? null },
      };
    }),
    read('getHome', async () => ({ data: { home: await shownHome(await setting('home')) } })),
    read('getPopup', async () => ({ data: { popup: await setting('popup') } })),
    read('getCalendar', async () => {
      const { calendar } = await sharedSettings(services);
      return {
        data: {
          calendar: calendar?.data ?? null,
          updated_at: calendar?.updatedAt?.toISOString() ?? null,
          on: istDay(services.now()),
        },
      };
    }),
    read('getAdmissionCodes', async () => ({ data: { admission: await setting('admission') } })),
    read('listPages', async () => ({ data: { pages: (await readPages(services)).map(toSummary) } })),
    read('getPage', async ({ query }) => {
      const page = (await readPages(services)).find(({ path }) => path === query.path);
      return { data: { page: page ? toText(page) : null } };
    }),
  ];

  async function shownHome(home: DocumentData<'home'> | null) {
    if (!home) return null;
    const { pictures } = await readCatalogue(services);
    const achievements = home.achievements.map(({ pictureId, ...words }) => ({
      ...words,
      picture: pictures.get(pictureId ?? '') ?? null,
    }));
    return { ...home, achievements };
  }
}

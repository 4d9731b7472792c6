import { type SettingKind, slugOf } from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import { readCalendarOffset } from '../../platform/calendar-offset';
import { read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { ownLook, sharedSetting, sharedSettings } from '../../platform/settings';
import { absentAddresses } from './absent';
import { movedTo } from './addresses';
import { shownHome } from './home';
import { readPages, toSummary, toText } from './pages';

/** Rows with their group as blocks of texts name it, told before anything is translated. */
const grouped = <Row>(rows: readonly Row[], groupOf: (row: Row) => string) =>
  rows.map((row) => ({ ...row, group_id: slugOf(groupOf(row)) }));

/** What the site says of itself. */
export function settingRoutes(services: Services): Route[] {
  const setting = <K extends SettingKind>(kind: K) => sharedSetting(services, kind);
  return [
    read('getIdentity', async () => {
      const { identity, look, menu, footer } = await sharedSettings(services);
      const offset = await readCalendarOffset(services.db);
      const absent = await absentAddresses(services, menu?.data ?? null, footer?.data ?? null);
      return {
        data: {
          identity: identity?.data ?? null,
          look: ownLook(look?.data) ?? null,
          menu: menu?.data ?? null,
          footer: footer?.data ?? null,
          absent,
          demonstration: offset === 0 ? null : { offset, today: istDay(services.calendar()) },
        },
      };
    }),
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
    read('listPages', async () => ({ data: { pages: (await readPages(services)).map(toSummary) } })),
    read('getPage', async ({ query }) => {
      const page = (await readPages(services)).find(({ path }) => path === query.path);
      if (page) return { data: { page: toText(page), moved: null } };
      return { data: { page: null, moved: await movedTo(services, query.path) } };
    }),
  ];
}

import { z } from 'zod';
import { officersData, placementData, reservationData } from '../documents/facts';
import { homeData } from '../documents/home';
import { lookFields } from '../documents/look';
import { footerData, menuFields } from '../documents/navigation';
import { admissionData, calendarData, identityData, popupData } from '../documents/settings';
import { passage, passageQuery } from '../passages';
import { success } from '../envelope';
import { picture } from '../media';
import { noticeSection } from '../notices';
import { answeredOn, type Terms } from './endpoint';

/** A page of text in lists: for search, site map and menus. */
export const pageSummary = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  /** When it was last changed. ISO 8601. */
  updated_at: z.string().nullable(),
});

export const pageText = pageSummary.extend({
  owner: z.string(),
  /** Section whose newest notices stand on the page. */
  section: noticeSection.nullable(),
  /** Markdown. `{{name}}` and the like stand for what the identity says. */
  body: z.string(),
});

const { blocks, achievements } = homeData.shape;

/** The home page as visitors see it: parts that are shown, with nothing of those that are not; achievements with pictures. */
const shownHome = homeData.extend({
  blocks: z.array(blocks.unwrap().element.omit({ isShown: true })),
  achievements: z.array(achievements.element.omit({ pictureId: true }).extend({ picture: picture.nullable() })),
});

/** A row, and its group as blocks of texts name it: by the English name, whatever language the row is in. */
const grouped = <S extends z.ZodRawShape>(row: z.ZodObject<S>) => row.extend({ group_id: z.string() });

const shownOfficers = officersData.extend({ officers: z.array(grouped(officersData.shape.officers.element)) });
const shownReservation = reservationData.extend({ seats: z.array(grouped(reservationData.shape.seats.element)) });
const shownCalendar = calendarData.extend({ terms: z.array(grouped(calendarData.shape.terms.element)) });

/** What the site says of itself. Each setting is null as long as nobody has written it. */
export const settingEndpoints = {
  getIdentity: {
    summary: 'Who the university is: name, address, portals; its look, and the links around every page',
    access: 'public',
    response: success(
      z.object({
        identity: identityData.nullable(),
        /** Null: the usual one. */
        look: lookFields.nullable(),
        menu: menuFields.nullable(),
        footer: footerData.nullable(),
        /** Addresses at which there is nothing yet, in small letters: pages that nobody has written, results of no round. */
        absent: z.array(z.string()),
        /** Of a site that plays in a year of its own: milliseconds from real time to its time, and its day; null of every other. */
        demonstration: z.object({ offset: z.number().int(), today: z.iso.date() }).nullable(),
      }),
    ),
  },
  getHome: {
    summary: 'What stands on the home page beside what is published elsewhere',
    access: 'public',
    response: success(z.object({ home: shownHome.nullable() })),
  },
  getPopup: {
    summary: 'The window that opens with the home page',
    access: 'public',
    response: success(z.object({ popup: popupData.nullable() })),
  },
  getCalendar: {
    summary: 'Holidays and the dates of the academic year',
    access: 'public',
    response: success(
      z.object({
        calendar: shownCalendar.nullable(),
        /** When it was last changed. ISO 8601. */
        updated_at: z.string().nullable(),
        on: answeredOn,
      }),
    ),
  },
  getOfficers: {
    summary: 'Who holds which office',
    access: 'public',
    response: success(z.object({ officers: shownOfficers.nullable() })),
  },
  getPlacement: {
    summary: 'What became of those who finished, by year',
    access: 'public',
    response: success(z.object({ placement: placementData.nullable() })),
  },
  getReservation: {
    summary: 'How many seats are kept for whom',
    access: 'public',
    response: success(z.object({ reservation: shownReservation.nullable() })),
  },
  getAdmissionCodes: {
    summary: 'What codes of regions and categories mean',
    access: 'public',
    response: success(z.object({ admission: admissionData.nullable() })),
  },
  listPages: {
    summary: 'Pages of text, by address',
    access: 'public',
    response: success(z.object({ pages: z.array(pageSummary) })),
  },
  getPage: {
    summary: 'A page of text by its address; null where there is none, then with the address that it moved to',
    access: 'public',
    query: z.object({ path: z.string().min(1).max(200) }),
    response: success(
      z.object({
        page: pageText.nullable(),
        /** Where to look instead: a path of this site or an address elsewhere; null where nobody knows. */
        moved: z.string().nullable(),
      }),
    ),
  },
  findPassages: {
    summary: 'Parts of pages of text that have these words, at most 8, those first whose heading has most of them',
    access: 'public',
    query: passageQuery,
    response: success(z.object({ passages: z.array(passage) })),
  },
} as const satisfies Record<string, Terms>;

import type { Look } from '../colours';
import type { Footer, Menu } from '../contract/documents/pages';
import type { Identity } from '../contract/documents/settings';
import { istDay } from '../time/india';

/** Id of the element of a page that says who the university is, as JSON. */
export const IDENTITY_ID = 'identity';

/** Who the university is, how its site looks, and the links that stand around every page of it. */
export interface SiteIdentity extends Identity {
  /** Undefined: as usual, at no cost for a page. */
  look?: Look;
  menu: Menu;
  footer: Footer;
  /** Addresses at which there is nothing yet, in small letters; undefined: there is something at all of them. */
  absent?: readonly string[];
  /** It plays in a year of its own: milliseconds from real time to its time, and its day, YYYY-MM-DD. */
  demonstration?: { offset: number; today: string };
}

/** Before anybody has said who it is. */
const NOBODY: Identity = {
  name: 'University',
  shortName: 'University',
  tagline: null,
  address: [],
  addressLine: null,
  mapUrl: null,
  siteUrl: 'https://university.invalid',
  helpDesk: 'helpdesk@university.invalid',
  phone: '-',
  portals: { admission: [], student: null, faculty: null, refundPolicy: null },
  social: [],
  youtube: [],
  antiRagging: null,
  copyrightYear: null,
};

const NO_LINKS = {
  menu: { entries: [] },
  footer: { quickTitle: '', quick: [], exploreTitle: '', explore: [], policies: [] },
};

/** An answer of the API as the site uses it; what nobody has written is empty. */
export const ofSite = (
  identity: Identity | null,
  menu: Menu | null = null,
  footer: Footer | null = null,
  look: Look | null = null,
  absent: readonly string[] = [],
  demonstration: SiteIdentity['demonstration'] | null = null,
): SiteIdentity => ({
  ...(identity ?? NOBODY),
  menu: menu ?? NO_LINKS.menu,
  footer: footer ?? NO_LINKS.footer,
  ...(look && { look }),
  ...(absent.length > 0 && { absent }),
  ...(demonstration && { demonstration }),
});

/** The site before anybody has said whose it is. */
export const UNNAMED: SiteIdentity = ofSite(null);

/** Where there is no page: set before anything else runs. */
declare global {
  var siteIdentity: SiteIdentity | undefined;
}

function given(): SiteIdentity {
  if (globalThis.siteIdentity) return globalThis.siteIdentity;
  const text = globalThis.document?.getElementById(IDENTITY_ID)?.textContent;
  return text ? (JSON.parse(text) as SiteIdentity) : UNNAMED;
}

/** JavaScript that says who the university is, to stand before a program for which there is no page. */
export const identityScript = (identity: SiteIdentity): string =>
  `globalThis.siteIdentity=${JSON.stringify(identity)};\n`;

/**
 * Who the university is, as the settings say. It does not change as long as a page is open: the page was made for it,
 * and so was the renderer that made it.
 */
export const identity: SiteIdentity = given();

/** The time of the site's season by this machine's clock, epoch milliseconds: real time, but on a demonstration. */
export const calendarNow = (): number => Date.now() + (identity.demonstration?.offset ?? 0);

/** The day in India, YYYY-MM-DD, by the same. */
export const today = (): string => istDay(calendarNow());

/** Whether there is something at an address of a site; nothing leads to where there is nothing. */
export const isThere = (to: string, { absent = [] }: Pick<SiteIdentity, 'absent'> = identity): boolean =>
  !absent.includes(to.replace(/#.*/, '').toLowerCase());

/** A name as a part of an address: small letters and digits. */
export const addressPart = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Where faculty and staff log in. */
export const loginPath = ({ shortName }: Pick<Identity, 'shortName'>): string => `/login${addressPart(shortName)}`;

/** The same for this university. */
export const LOGIN_PATH = loginPath(identity);

import type { Look } from '../colours';
import type { Footer, Menu } from '../contract/documents/pages';
import type { Identity } from '../contract/documents/settings';
import { istDay } from '../time/india';

export const IDENTITY_ID = 'identity';

/** Of the media library: address without width and format, pixels, and the widths that there are. */
interface LogoPicture {
  base: string;
  width: number;
  height: number;
  widths: number[];
}

export interface SiteIdentity extends Identity {
  /** Undefined: the default look. */
  look?: Look;
  /** Undefined: the site draws its own. */
  logos?: Record<'light' | 'dark', LogoPicture>[];
  /** Address of the chosen icon, which changes with it. */
  icon?: string;
  menu: Menu;
  footer: Footer;
  /** Lower-case paths without content. */
  absent?: readonly string[];
  /** Milliseconds from real time to the demonstration's time, and its day, YYYY-MM-DD. */
  demonstration?: { offset: number; today: string };
  /** Without a mail server: no page may promise mail. */
  sendsMail?: false;
}

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

type Around = Omit<SiteIdentity, keyof Identity>;

export const ofSite = ({
  identity,
  menu,
  footer,
  look,
  logos,
  icon,
  absent,
  demonstration,
  sendsMail,
}: { identity?: Identity | null; sendsMail?: boolean } & {
  [Part in keyof Omit<Around, 'sendsMail'>]?: Around[Part] | null;
}): SiteIdentity => ({
  ...(identity ?? NOBODY),
  menu: menu ?? NO_LINKS.menu,
  footer: footer ?? NO_LINKS.footer,
  ...(look && { look }),
  ...(logos && logos.length > 0 && { logos }),
  ...(icon && { icon }),
  ...(absent && absent.length > 0 && { absent }),
  ...(demonstration && { demonstration }),
  ...(sendsMail === false && { sendsMail }),
});

export const UNNAMED: SiteIdentity = ofSite({});

/** For programs without a document: set by `identityScript` before they run. */
declare global {
  var siteIdentity: SiteIdentity | undefined;
}

function given(): SiteIdentity {
  if (globalThis.siteIdentity) return globalThis.siteIdentity;
  const text = globalThis.document?.getElementById(IDENTITY_ID)?.textContent;
  return text ? (JSON.parse(text) as SiteIdentity) : UNNAMED;
}

export const identityScript = (identity: SiteIdentity): string =>
  `globalThis.siteIdentity=${JSON.stringify(identity)};\n`;

/** The university of this site; constant while a page is open. */
export const identity: SiteIdentity = given();

/** Epoch milliseconds; shifted in a demonstration. */
export const calendarNow = (): number => Date.now() + (identity.demonstration?.offset ?? 0);

/** The current day in India, YYYY-MM-DD. */
export const today = (): string => istDay(calendarNow());

export const isThere = (to: string, { absent = [] }: Pick<SiteIdentity, 'absent'> = identity): boolean =>
  !absent.includes(to.replace(/#.*/, '').toLowerCase());

export const addressPart = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

export const loginPath = ({ shortName }: Pick<Identity, 'shortName'>): string => `/login${addressPart(shortName)}`;

export const LOGIN_PATH = loginPath(identity);

import { pageTitles } from './texts';

/** Required pages of text with default titles. Source: specification, section 2, and laws on public websites. */
export const SPECIFIED_PAGES: Readonly<Record<string, string>> = pageTitles;

/** Guides of admission, also pages of text; their routes have the titles. */
const GUIDES = [
  '/admission',
  '/admission/guidelines',
  '/admission/information-bulletin',
  '/admission/process-and-guidelines',
  '/admission/refund-policy',
];

export const SPECIFIED_TEXTS: readonly string[] = [
  ...Object.keys(SPECIFIED_PAGES),
  ...GUIDES.filter((path) => path !== '/admission'),
];

/** Paths of the site's services; `/x/*`: below, `/x*`: with this prefix. */
const SERVICES = [
  '/admin/*',
  '/admin-login/*',
  '/api/*',
  '/assets/*',
  '/hi/*',
  '/healthz',
  '/kept-on-this-device*',
  '/login*',
  '/metrics',
  '/monitoring/*',
  '/preview/*',
  '/readyz',
  '/release.json',
  '/remotes/*',
  '/remotes.json',
  '/robots.txt',
  '/saved-letters/*',
  '/service-worker.hi.js',
  '/service-worker.js',
  '/site-map.*',
  '/site-pages.json',
  '/site-state/*',
  '/site.webmanifest',
  '/sitemap.xml',
  '/sitemaps/*',
  '/social-card.png',
  '/visits/*',
];

const OTHER_PAGES = [
  '/',
  '/UGC-Guidelines',
  '/about-us/annualReport',
  '/academic-calendar.ics',
  '/academics/faculty',
  '/academics/regulations',
  '/administration/Other-Academic-Units',
  '/administration/Support-Services',
  '/amenities/Hostels-and-Transport',
  '/holiday-calendar.ics',
  '/recruitment-rules',
  '/site-map',
  '/tenders',
];

/** All pages below are of one kind. */
const LISTS = ['/campus', '/courses', '/dept', '/faculty', '/grievance-form', '/notices', '/programs', '/recruitment'];

/** Of other remotes; extended by `npm run new:remote`. */
const REMOTES = ['/admission', '/search'];

const AREAS = [...LISTS, ...REMOTES];

/** Decoded, lower case, normalised, without a trailing slash. */
export function plainPath(path: string): string {
  const plain = decoded(path).toLowerCase().normalize();
  let end = plain.length;
  while (end > 1 && plain[end - 1] === '/') end--;
  return plain.slice(0, end);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const setOf = (paths: readonly string[]) => new Set(paths.map(plainPath));

const specified = setOf([...Object.keys(SPECIFIED_PAGES), ...GUIDES]);
const others = setOf([...OTHER_PAGES, ...AREAS]);

/** May be written, but not moved. */
export const isSpecifiedPage = (path: string): boolean => specified.has(plainPath(path));

const isWithin = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

const isOfService = (path: string): boolean =>
  SERVICES.some((service) => {
    if (service.endsWith('/*')) return isWithin(path, service.slice(0, -2));
    return service.endsWith('*') ? path.startsWith(service.slice(0, -1)) : path === service;
  });

/** Reserved, so no page of text can be there. */
export function isTakenForPages(path: string): boolean {
  const plain = plainPath(path);
  if (specified.has(plain)) return false;
  return others.has(plain) || isOfService(plain) || AREAS.some((area) => isWithin(plain, area));
}

const texts = setOf(SPECIFIED_TEXTS);

/** Missing until a text is written. */
export function needsText(path: string): boolean {
  const plain = plainPath(path);
  return texts.has(plain) || !(specified.has(plain) || isTakenForPages(plain));
}

/** Always exists, so it cannot redirect. */
export function isTakenForRedirects(path: string): boolean {
  const plain = plainPath(path);
  return specified.has(plain) || others.has(plain) || isOfService(plain);
}

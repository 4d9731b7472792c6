import { pageTitles } from './texts';

/**
 * Pages of text that the site has in any case, and what each is called until somebody writes it. Source:
 * specification, section 2, and what laws on websites of public bodies ask for.
 */
export const SPECIFIED_PAGES: Readonly<Record<string, string>> = pageTitles;

/** Guides of admission, which are pages of text as well; what they are called is with the routes that show them. */
const GUIDES = [
  '/admission',
  '/admission/guidelines',
  '/admission/information-bulletin',
  '/admission/process-and-guidelines',
  '/admission/refund-policy',
];

/** Of these, those at which there is nothing until somebody has written it. Admission has its dates in any case. */
export const SPECIFIED_TEXTS: readonly string[] = [
  ...Object.keys(SPECIFIED_PAGES),
  ...GUIDES.filter((path) => path !== '/admission'),
];

/** Addresses of the site's own services, `/x/*` with all that is below, `/x*` with all that begins so. No page is there. */
const SERVICES = [
  '/admin/*',
  '/admin-login/*',
  '/api/*',
  '/assets/*',
  '/hi/*',
  '/kept-on-this-device*',
  '/login*',
  '/metrics',
  '/monitoring/*',
  '/preview/*',
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

/** Pages that are no texts: lists, forms, and what is made of other documents. */
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

/** Parts of the site where every page below is one of a kind: a campus, a notice. */
const LISTS = ['/campus', '/courses', '/dept', '/faculty', '/grievance-form', '/notices', '/programs', '/recruitment'];

/** Areas of other remotes. `npm run new:remote` adds to them. */
const REMOTES = ['/admission', '/search'];

const AREAS = [...LISTS, ...REMOTES];

/** A path as addresses are compared: letters as they are read, in lower case, whichever way they are composed, without a slash at the end. */
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

/** Whether the site has a page of text at this address in any case: somebody may write it, and nobody move it. */
export const isSpecifiedPage = (path: string): boolean => specified.has(plainPath(path));

const isWithin = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

const isOfService = (path: string): boolean =>
  SERVICES.some((service) => {
    if (service.endsWith('/*')) return isWithin(path, service.slice(0, -2));
    return service.endsWith('*') ? path.startsWith(service.slice(0, -1)) : path === service;
  });

/** Whether something else is at an address, or below its part of the site, so that no page of text can be. */
export function isTakenForPages(path: string): boolean {
  const plain = plainPath(path);
  if (specified.has(plain)) return false;
  return others.has(plain) || isOfService(plain) || AREAS.some((area) => isWithin(plain, area));
}

const texts = setOf(SPECIFIED_TEXTS);

/** Whether nothing but a text can be at an address: until somebody has written it, nothing is there. */
export function needsText(path: string): boolean {
  const plain = plainPath(path);
  return texts.has(plain) || !(specified.has(plain) || isTakenForPages(plain));
}

/** Whether something is at an address in any case, so that none can lead on from there. */
export function isTakenForRedirects(path: string): boolean {
  const plain = plainPath(path);
  return specified.has(plain) || others.has(plain) || isOfService(plain);
}

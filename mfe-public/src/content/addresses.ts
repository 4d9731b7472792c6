import { isSpecifiedPage, isTakenForPages, SPECIFIED_PAGES } from '@university/shared/contract';
import type { RouteDescriptor } from '@university/shared/remote';
import { addressTexts as texts } from './address-texts';

/**
 * Parts of the site whose addresses without a page say where to look instead, and how each is called in the list of
 * routes. A page may have any other free address as well.
 */
const AREAS: Readonly<Record<string, string>> = {
  '/about-us/*': texts.aboutUs,
  '/academics/*': texts.academics,
  '/administration/*': texts.administration,
  '/administration/administrative/*': texts.administrative,
  '/alumni/*': texts.alumni,
  '/amenities/*': texts.amenities,
  '/policies/*': texts.policies,
};

/** The route that names every page of text for search engines. */
export const LISTING_ID = 'mfe-public:texts-about-us';

type Descriptor = Omit<RouteDescriptor, 'load'>;

/** `/policies/*` → `policies` */
const nameOf = (path: string) => path.slice(1).replace(/\/\*$/, '').replaceAll('/', '.');

const toDescriptor =
  (prefix: string) =>
  ([path, title]: [string, string]): Descriptor => ({
    id: `mfe-public:${prefix}${nameOf(path)}`,
    path,
    title,
    description: texts.describe(title),
    // Who looks for one finds it by its own words once it is written.
    listed: false,
  });

export const textRoutes: readonly Descriptor[] = [
  ...Object.entries(SPECIFIED_PAGES).map(toDescriptor('')),
  ...Object.entries(AREAS).map(toDescriptor('texts-')),
  {
    id: 'mfe-public:texts',
    path: '/*',
    ...texts.any,
    listed: false,
  },
];

/** Whether a page at this address would be shown here: all but the guides of admission. */
export const isServed = (pathname: string): boolean =>
  Object.hasOwn(SPECIFIED_PAGES, pathname) || !(isSpecifiedPage(pathname) || isTakenForPages(pathname));

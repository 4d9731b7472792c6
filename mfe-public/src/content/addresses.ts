import { isSpecifiedPage, isTakenForPages, SPECIFIED_PAGES } from '@university/shared/contract';
import type { RouteDescriptor } from '@university/shared/remote';
import { addressTexts as texts } from '../route-texts';

/** Areas whose missing pages get a message of their own, by title in the list of routes. */
const AREAS: Readonly<Record<string, string>> = {
  '/about-us/*': texts.aboutUs,
  '/academics/*': texts.academics,
  '/administration/*': texts.administration,
  '/administration/administrative/*': texts.administrative,
  '/alumni/*': texts.alumni,
  '/amenities/*': texts.amenities,
  '/policies/*': texts.policies,
};

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
    // Found by search through its own words, once it is written.
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

/** All pages but the guides of admission. */
export const isServed = (pathname: string): boolean =>
  Object.hasOwn(SPECIFIED_PAGES, pathname) || !(isSpecifiedPage(pathname) || isTakenForPages(pathname));

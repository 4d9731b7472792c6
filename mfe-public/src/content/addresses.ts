import type { RouteDescriptor } from '@university/shared/remote';

/**
 * Pages of text that the site has in any case, and what each is called until somebody writes it. Source:
 * specification, section 2, and what laws on websites of public bodies ask for.
 */
const TITLES: Readonly<Record<string, string>> = {
  '/Entrepreneurship': 'Entrepreneurship',
  '/about-us/About-the-University': 'About the university',
  '/about-us/Vision-and-Mission': 'Vision and mission',
  '/about-us/history': 'History',
  '/academics/IQAC': 'Internal Quality Assurance Cell',
  '/academics/academic-calendar': 'Academic calendar',
  '/academics/academicAdministration': 'Academic administration',
  '/academics/collaboration': 'Collaboration',
  '/administration/administrative': 'Administrative offices',
  '/administration/administrative/authorities': 'Authorities',
  '/administration/administrative/circulars': 'Circulars',
  '/administration/administrative/forms': 'Forms',
  '/administration/administrative/office-orders': 'Office orders',
  '/administration/administrative/officers': 'Officers',
  '/administration/administrative/offices': 'Offices',
  '/administration/chancellor': 'Office of the Chancellor',
  '/administration/coe': 'Controller of Examinations',
  '/administration/cof': 'Controller of Finance',
  '/administration/vice-chancellor': 'Office of the Vice-Chancellor',
  '/alumni': 'Alumni',
  '/amenities/Anti-Ragging': 'Anti-ragging',
  '/amenities/Equal-Opportunity': 'Equal opportunity',
  '/amenities/ICC': 'Internal Complaints Committee',
  '/amenities/Library': 'Library',
  '/amenities/Scholarship': 'Scholarships',
  '/amenities/Sports': 'Sports',
  '/chancellor': 'Chancellor',
  '/contact': 'Contact',
  '/feedback': 'Feedback',
  '/grievance-form/rti': 'Right to Information',
  '/holiday-calendar': 'Holiday calendar',
  '/ncc': 'National Cadet Corps',
  '/placement': 'Placement',
  '/policies/accessibility': 'Accessibility statement',
  '/policies/copyright': 'Copyright policy',
  '/policies/hyperlinking': 'Hyperlinking policy',
  '/policies/privacy': 'Privacy policy',
  '/policies/terms': 'Terms of use',
  '/policies/web-information-manager': 'Web information manager',
  '/registrar': 'Registrar',
  '/vice-chancellor': 'Vice-Chancellor',
};

/** Parts of the site in which every further page that is written has an address, and how each is called in the list of routes. */
const AREAS: Readonly<Record<string, string>> = {
  '/about-us/*': 'Page about the university',
  '/academics/*': 'Page about academics',
  '/administration/*': 'Page about the administration',
  '/administration/administrative/*': 'Section of the administration',
  '/alumni/*': 'Page for alumni',
  '/amenities/*': 'Page about amenities',
  '/policies/*': 'Policy of the website',
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
    description: `Page of text: ${title}.`,
    // Who looks for one finds it by its own words once it is written.
    listed: false,
  });

export const textRoutes: readonly Descriptor[] = [
  ...Object.entries(TITLES).map(toDescriptor('')),
  ...Object.entries(AREAS).map(toDescriptor('texts-')),
];

/** Whether a page at this address would be shown here. */
export const isServed = (pathname: string): boolean =>
  Object.hasOwn(TITLES, pathname) ||
  Object.keys(AREAS).some((area) => pathname === area.slice(0, -2) || pathname.startsWith(area.slice(0, -1)));

import { identity } from '@university/shared/identity';
import type { SiteMenuEntry } from '../../site/boot';
import type { FrameZone } from '../../site/frame';

export interface NavItem {
  label: string;
  /** A path of the site, or an address outside it. Left out where an item only holds others. */
  to?: string;
  children?: readonly NavItem[];
  /** Beginnings of paths that belong below this item without standing in the tree. */
  covers?: readonly string[];
}

const { portals } = identity;

/** The menu that the zones of the university stand in. */
const ZONES = 'Campuses by zone';

/** The site's navigation: ten items. Source: specification, section 2. */
export const NAVIGATION: readonly NavItem[] = [
  { label: 'Home', to: '/' },
  {
    label: 'About Us',
    children: [
      { label: 'About the University', to: '/about-us/About-the-University' },
      { label: 'Vision and Mission', to: '/about-us/Vision-and-Mission' },
      { label: 'History', to: '/about-us/history' },
      { label: 'Annual Report', to: '/about-us/annualReport' },
      { label: 'Chancellor’s Message', to: '/chancellor' },
      { label: 'Vice-Chancellor’s Message', to: '/vice-chancellor' },
    ],
  },
  {
    label: 'Academics',
    children: [
      {
        label: 'Programmes',
        children: [
          { label: 'All Programmes', to: '/courses', covers: ['/programs/', '/courses/'] },
          { label: 'Diploma', to: '/courses/diploma' },
          { label: 'Undergraduate', to: '/courses/ug' },
          { label: 'Postgraduate', to: '/courses/pg' },
        ],
      },
      { label: 'Faculties & Departments', to: '/academics/faculty', covers: ['/dept/', '/faculty/'] },
      { label: 'Academic Regulations', to: '/academics/regulations' },
      { label: 'Academic Calendar', to: '/academics/academic-calendar' },
      { label: 'Holiday Calendar', to: '/holiday-calendar' },
      { label: 'Academic Administration', to: '/academics/academicAdministration' },
      { label: 'Collaboration', to: '/academics/collaboration' },
      { label: 'IQAC', to: '/academics/IQAC' },
      { label: 'UGC Guidelines', to: '/UGC-Guidelines' },
    ],
  },
  { label: ZONES, covers: ['/campus/'], children: [{ label: 'All Campuses', to: '/campus' }] },
  {
    label: 'Admission',
    children: [
      { label: 'Admission Overview', to: '/admission', covers: ['/admission/help', '/admission/letter'] },
      ...(portals.admission.length > 0
        ? [{ label: 'Apply Online', children: portals.admission.map(({ name, url }) => ({ label: name, to: url })) }]
        : []),
      {
        label: 'Seat Allotment Results',
        covers: ['/admission/result'],
        children: [
          { label: 'Diploma', to: '/admission/result?category=diploma' },
          { label: 'Diploma, Round 2', to: '/admission/result/diploma/round2' },
          { label: 'B.Tech', to: '/admission/result?category=btech' },
          { label: 'B.Tech, Round 2', to: '/admission/result/btech/round2' },
          { label: 'UG', to: '/admission/result/ug' },
          { label: 'UG, Round 2', to: '/admission/result/ug/round2' },
          { label: 'PG', to: '/admission/result/pg' },
        ],
      },
      { label: 'Opening and Closing Ranks', to: '/admission/ranks', covers: ['/admission/ranks/'] },
      { label: 'Process and Guidelines', to: '/admission/process-and-guidelines' },
      { label: 'Admission Guidelines', to: '/admission/guidelines' },
      { label: 'Information Bulletin', to: '/admission/information-bulletin' },
      { label: 'How Refunds Work', to: '/admission/refund-policy' },
      ...(portals.refundPolicy ? [{ label: 'Refund Policy', to: portals.refundPolicy }] : []),
    ],
  },
  {
    label: 'Administration',
    children: [
      { label: 'Chancellor', to: '/administration/chancellor' },
      { label: 'Vice-Chancellor', to: '/administration/vice-chancellor' },
      { label: 'Registrar', to: '/registrar' },
      { label: 'Controller of Examinations', to: '/administration/coe' },
      { label: 'Controller of Finance', to: '/administration/cof' },
      {
        label: 'Administrative Offices',
        to: '/administration/administrative',
        covers: ['/administration/administrative/'],
      },
      { label: 'Support Services', to: '/administration/Support-Services' },
      { label: 'Other Academic Units', to: '/administration/Other-Academic-Units' },
    ],
  },
  {
    label: 'Student Life',
    children: [
      { label: 'Library', to: '/amenities/Library' },
      { label: 'Sports', to: '/amenities/Sports' },
      { label: 'Hostels and Transport', to: '/amenities/Hostels-and-Transport' },
      { label: 'NCC', to: '/ncc' },
      { label: 'Scholarship', to: '/amenities/Scholarship' },
      { label: 'Equal Opportunity Cell', to: '/amenities/Equal-Opportunity' },
      { label: 'Internal Complaints Committee', to: '/amenities/ICC' },
      { label: 'Anti-Ragging', to: '/amenities/Anti-Ragging' },
      { label: 'Alumni', to: '/alumni' },
    ],
  },
  { label: 'T & P Cell', to: '/placement' },
  {
    label: 'Work with us',
    children: [
      { label: 'Recruitment', to: '/recruitment', covers: ['/recruitment/archive/'] },
      { label: 'Recruitment Rules', to: '/recruitment-rules' },
    ],
  },
  { label: 'Entrepreneurship', to: '/Entrepreneurship' },
];

/** The address of a zone's page. */
export const zonePath = ({ code }: Pick<FrameZone, 'code'>): string => `/campus/zone/${code}`;

/**
 * The navigation with what is no part of the code: the zones in theirs, and entries of remotes in their menus, after
 * what the specification names.
 */
export function withEntries(
  entries: readonly SiteMenuEntry[] = [],
  zones: readonly FrameZone[] = [],
): readonly NavItem[] {
  const offered = [...zones.map((zone) => ({ under: ZONES, label: zone.name, path: zonePath(zone) })), ...entries];
  if (offered.length === 0) return NAVIGATION;
  return NAVIGATION.map((menu) => {
    const added = offered.filter(({ under }) => under === menu.label).map(({ label, path }) => ({ label, to: path }));
    return menu.children && added.length > 0 ? { ...menu, children: [...menu.children, ...added] } : menu;
  });
}

type Finder = (item: NavItem) => boolean;

/** The items from the top of the tree down to the first that `isIt` holds for, that one included. */
function pathTo(items: readonly NavItem[], isIt: Finder): NavItem[] | null {
  for (const item of items) {
    if (isIt(item)) return [item];
    const below = item.children && pathTo(item.children, isIt);
    if (below) return [item, ...below];
  }
  return null;
}

/** What stands above a page in the navigation, from the top down, without the page itself. Empty where nothing does. */
export function trailTo(pathname: string, navigation = NAVIGATION): NavItem[] {
  return (
    pathTo(navigation, ({ to }) => to === pathname)?.slice(0, -1) ??
    pathTo(navigation, ({ covers }) => covers?.some((beginning) => pathname.startsWith(beginning)) ?? false) ??
    []
  );
}

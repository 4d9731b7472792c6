import type { RouteDescriptor } from '@university/shared/remote';

/** What an address is about while its page is being built. */
type Section = Pick<RouteDescriptor, 'id' | 'path' | 'title' | 'description'>;

/** Addresses that show the Under Construction page. Source: specification, section 2. */
export const sections: readonly Section[] = [
  {
    id: 'mfe-public:support-services',
    path: '/administration/Support-Services',
    title: 'Support services',
    description: 'Services that keep the campuses running: computing, estate, transport and health.',
  },
  {
    id: 'mfe-public:other-academic-units',
    path: '/administration/Other-Academic-Units',
    title: 'Other academic units',
    description: 'Centres and cells that teach or research outside the schools.',
  },
  {
    id: 'mfe-public:ugc-guidelines',
    path: '/UGC-Guidelines',
    title: 'UGC guidelines',
    description: 'Guidelines of the University Grants Commission that apply to the university.',
  },
];

/** The title of the section that an address belongs to. */
export function sectionAt(pathname: string): string | undefined {
  return sections.find(({ path }) => path === pathname)?.title;
}

import type { RouteDescriptor } from '@university/shared/remote';
import { sectionTexts } from './section-texts';

/** What an address is about while its page is being built. */
type Section = Pick<RouteDescriptor, 'id' | 'path' | 'title' | 'description'>;

/** Addresses that show the Under Construction page. Source: specification, section 2. */
export const sections: readonly Section[] = [
  {
    id: 'mfe-public:support-services',
    path: '/administration/Support-Services',
    ...sectionTexts.supportServices,
  },
  {
    id: 'mfe-public:other-academic-units',
    path: '/administration/Other-Academic-Units',
    ...sectionTexts.otherUnits,
  },
  {
    id: 'mfe-public:ugc-guidelines',
    path: '/UGC-Guidelines',
    ...sectionTexts.ugcGuidelines,
  },
];

/** The title of the section that an address belongs to. */
export function sectionAt(pathname: string): string | undefined {
  return sections.find(({ path }) => path === pathname)?.title;
}

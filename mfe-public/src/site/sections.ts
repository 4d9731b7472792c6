import type { RouteDescriptor } from '@university/shared/remote';
import { sectionTexts } from './section-texts';

type Section = Pick<RouteDescriptor, 'id' | 'path' | 'title' | 'description'>;

/** Source: specification, section 2. */
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

export function sectionAt(pathname: string): string | undefined {
  return sections.find(({ path }) => path === pathname)?.title;
}

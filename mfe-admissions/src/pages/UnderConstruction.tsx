import { useLocation } from '@university/shared/router';
import { UnderConstruction } from '@university/shared/ui';
import { sections } from '../sections';
import { unnamedSection } from '../texts';

/** Stands at every address of sections.ts. */
export default function SectionUnderConstruction() {
  const { pathname } = useLocation();
  const section = sections.find(({ path }) => path === pathname);
  return <UnderConstruction section={section?.title ?? unnamedSection} />;
}

import { useLocation } from '@university/shared/router';
import { UnderConstruction } from '@university/shared/kit';
import { sectionTexts } from './section-texts';
import { sectionAt } from './sections';

export default function SectionUnderConstruction() {
  const { pathname } = useLocation();
  return <UnderConstruction section={sectionAt(pathname) ?? sectionTexts.unknown} />;
}

import type { NoticeSection } from '@university/shared/contract';
import { RECRUITMENT, SECTION_IDS, SECTIONS, sectionNamed } from './sections';

interface Asked {
  section: NoticeSection;
  /** Whether the address itself, whatever its query, is that of an archive. */
  isArchive: boolean;
}

/** The section whose list an address is; undefined where it names none. */
export function sectionOfAddress(
  pathname: string,
  { section: named, category }: Readonly<Record<string, string | undefined>>,
): Asked | undefined {
  if (category !== undefined) {
    const section = RECRUITMENT.find((id) => id === category);
    return section && { section, isArchive: true };
  }
  const section = named === undefined ? SECTION_IDS.find((id) => SECTIONS[id].path === pathname) : sectionNamed(named);
  return section && { section, isArchive: false };
}

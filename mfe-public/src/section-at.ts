import { sections } from './sections';

/** The title of the section that an address belongs to. */
export function sectionAt(pathname: string): string | undefined {
  return sections.find(({ path }) => path === pathname)?.title;
}

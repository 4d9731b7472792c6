import { sections } from './sections';

/** Paths as the table has them, for a comparison with addresses: `:name` is one segment, `*` any number or none. */
const patterns = sections.map(({ path, title }) => ({
  title,
  pattern: new RegExp(`^${path.replace('/*', '(/.*)?').replace(/:\w+/g, '[^/]+')}$`),
}));

/** The title of the section that an address belongs to. */
export function sectionAt(pathname: string): string | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.title;
}

/** What any page may say. Texts of the home page and of the pages from data stand apart: home downloads only its own. */
export const texts = {
  /** Of lists of programmes. Texts: specification, section 8. */
  study: {
    loading: 'Loading programs...',
    failed: 'Failed to load programs.',
  },
  /** Heading of a page under construction whose address has no name in sections.ts. */
  unnamedSection: 'Under construction',
  boundary: {
    title: 'Something went wrong.',
    text: 'Please refresh the page or try again later.',
  },
} as const;

/** Texts around a page of content; the content itself is in content/en. */
export const texts = {
  loading: 'Loading the page...',
  failed: 'We could not load this page.',
  title: 'Page',
  contents: 'On this page',
  owner: 'Kept by',
  updated: 'Last updated',
  missingTitle: 'Page Not Found',
  missing: 'There is no such section of the administration. All of them are listed on one page.',
  toOffices: 'Administrative offices',
  notices: {
    title: 'Newest papers',
    loading: 'Loading notices...',
    failed: 'We could not load the notices.',
    empty: 'Nothing is published here at the moment.',
    all: 'All of them, with search and archive',
  },
} as const;

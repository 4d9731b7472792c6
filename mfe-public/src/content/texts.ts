export const texts = {
  loading: 'Loading the page...',
  failed: 'We could not load this page.',
  title: 'Page',
  missingTitle: 'Page Not Found',
  noOffice: {
    missing: 'There is no such section of the administration. All of them are listed on one page.',
    link: 'Administrative offices',
  },
  noPage: {
    missing: 'This page is not written yet, or it has another address. The site map lists all pages.',
    link: 'Site map',
  },
  calendars: { holidays: 'Holiday calendar', terms: 'Academic calendar' },
  forWhom: (name: string, whom: string) => `${name}. For: ${whom}.`,
  notices: {
    title: 'Newest papers',
    loading: 'Loading notices...',
    failed: 'We could not load the notices.',
    empty: 'Nothing is published here at the moment.',
    all: 'All papers, with search and archive',
  },
} as const;

export const officersTexts = {
  head: ['Officer', 'Responsible for', 'Reach'],
  onPage: 'On the page of the office',
} as const;

export const placementTexts = {
  who: 'Who',
  numbers: ['Graduated', 'In jobs', 'Studying further', 'Own business', 'Median annual pay'],
  unknown: 'not known',
  source: (source: string) => `Source: ${source}`,
} as const;

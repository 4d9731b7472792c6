/** Specified sentences are verbatim. */
export const texts = {
  skip: 'Skip to the content',
  menu: 'Menu',
  search: 'Search',
  home: 'Home',
  notFound: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
  },
  absent: 'Not available now',
  error: {
    title: 'Something went wrong.',
    text: 'Please refresh the page or try again later.',
    retry: 'Try again',
  },
  missingCode: 'A part of this page cannot respond right now. You can still read it.',
  outdated: {
    text: 'This site was updated after you opened this page. Reload it to continue. What you typed stays, except passwords, birth dates and files.',
    reload: 'Reload',
  },
  forbidden: {
    title: 'Your role may not open this page',
    text: 'You are logged in, but this task belongs to another role. Ask the office that manages staff accounts if you need it.',
    button: 'Go to the dashboard',
  },
  loading: 'Loading…',
  needsScripts: 'This part of the page needs JavaScript.',
  close: 'Close',
  logo: (name: string) => `${name} logo`,
} as const;

export const texts = {
  search: {
    title: 'Search',
    description: 'Find pages, programmes, departments, campuses, members of the faculty and notices.',
    keywords: ['find', 'look up'],
  },
};

export const texts = {
  title: 'Site map',
  lead: 'Every page of this website, by subject. Programmes, campuses, departments and people have lists of their own.',
  loading: 'Loading the list of pages...',
  failed: 'We could not load the list of pages.',
} as const;

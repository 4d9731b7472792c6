export const texts = {
  title: 'Site map',
  lead: 'Every page of this website, by subject. Programmes, campuses, departments and people have lists of their own.',
  loading: 'Loading the list of pages...',
  failed: 'We could not load the list of pages.',
  groups: {
    about: 'About the university',
    academics: 'Programmes and academics',
    admission: 'Admission',
    administration: 'Administration',
    life: 'Student life',
    notices: 'Notices, tenders and vacancies',
    help: 'Help and policies',
    more: 'More',
  },
} as const;

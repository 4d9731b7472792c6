import type { DocumentTable } from '@university/shared/contract';

export const texts = {
  title: 'Import and export',
  lead: 'Each table of the catalogue as a file: to keep, to change in a spreadsheet, and to bring back.',
  rows: {
    'program.campuses': 'Programmes: campuses and seats',
    'program.years': 'Programmes: papers of each year',
    'identity.social': 'Identity: social networks',
    'menu.entries': 'Menu: entries',
    'admission.seatRules': 'Admission: how seats are given out',
    'home.blocks': 'Home page: parts and their order',
    'home.achievements': 'Home page: achievements',
    'home.messages': 'Home page: messages',
    'home.partners': 'Home page: partners',
    'calendar.terms': 'Calendar: dates of the year',
    'calendar.holidays': 'Calendar: holidays',
    'officers.officers': 'Officers: who holds which office',
    'placement.years': 'Placement: figures of each year',
    'reservation.seats': 'Reservation: seats of each group',
    translations: 'Hindi: every text beside its English',
  } satisfies Record<Extract<DocumentTable, `${string}.${string}` | 'translations'>, string>,
  saveFailed: 'The file could not be made.',
  importLead:
    'Choose the files of all tables that belong together, such as people and their departments. First you see what they would change; nothing is imported before you say so. A row with a code that is there changes that entry, another code adds one, and what no file has stays. All rows go in, or none.',
  filesHint: (limit: string) =>
    `CSV or JSON, each with the columns of the saved file and called as it is: campus.csv has campuses. At most ${limit} each. Choose one or several, or drop them here.`,
} as const;

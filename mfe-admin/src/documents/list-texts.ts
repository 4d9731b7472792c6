import { texts } from './texts';

export const listTexts = {
  ...texts.list,
  columns: { name: 'Name', status: 'Status', updated: 'Last changed', actions: 'Actions' },
  gave: {
    published: (count: number) => (count === 1 ? '1 entry is published.' : `${count} entries are published.`),
    archived: (count: number) => (count === 1 ? '1 entry is archived.' : `${count} entries are archived.`),
    draft: (count: number) => (count === 1 ? '1 entry is a draft.' : `${count} entries are drafts.`),
  },
  undone: (count: number) => (count === 1 ? '1 entry is as it was.' : `${count} entries are as they were.`),
  refused: (name: string, reason: string) => `${name || 'An entry'}: ${reason}`,
} as const;

export const kindTexts = {
  columns: { name: 'What', count: 'Yours to change' },
  about: {
    media: 'Pictures of the library. New ones are uploaded under Pictures.',
    zone: 'Parts of the region that campuses are grouped by.',
    campus: 'Places where people study, with address, laboratories and hostel.',
    school: 'What departments belong to.',
    department: 'Who teaches what, and who heads it.',
    person: 'Pages of the people who teach, with post and publications.',
    fee: 'One table, from which every fee of the site is taken.',
    program: 'What people can study, with seats, entry conditions and papers.',
    application: 'From when to when each track takes applications, year by year.',
    track: 'Ways into the university, each with applications, rounds and results of its own.',
    cycle: 'Admission of an academic year. The site speaks of the one that began last.',
    round: 'Publications of results, with window, payment, verification and counselling.',
    pin: 'Where PIN codes lie, so that people find the nearest campus.',
    page: 'Pages of text, each at its address.',
    redirect: 'Old addresses that lead to other pages. One is made by itself when a page moves.',
    identity: 'Name, address, portals and social networks: on every page, letter and mail.',
    look: 'The colours of the site, by day and by night.',
    menu: 'The menu at the head of every page.',
    footer: 'Lists of links at the foot of every page.',
    home: 'What stands on the home page beside notices, programmes and campuses.',
    popup: 'The window that opens with the home page.',
    calendar: 'Holidays and the dates of the academic year.',
    officers: 'Who holds which office. Pages of text show it as a table.',
    placement: 'What became of those who finished, year by year.',
    reservation: 'How many seats are kept for whom, and what shows it. Guides show it as a table.',
    admission: 'What codes of regions and categories mean.',
    search: 'What people type into the search, and what the site calls it.',
  },
} as const;

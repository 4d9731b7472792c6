import type { NoticeSection } from '@university/shared/contract';
import type { Kind } from './engine/found';

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const texts = {
  title: 'Search',
  titleOf: (query: string) => `Search: ${query}`,
  description: (query: string) => `Pages, programmes, campuses, people and notices that match “${query}”.`,
  lead: 'Finds pages, programmes, departments, campuses, people and notices.',
  label: 'Search the website',
  placeholder: 'Search for anything...',
  submit: 'Search',
  close: 'Close search',

  suggestionsTitle: 'Many people look for',
  suggestions: {
    ug: {
      title: 'Undergraduate courses',
      about: 'Programmes after class 12',
      names: ['ug', 'undergraduate', 'bachelor', 'B.Tech.', 'B.Tech. courses'],
    },
    pg: {
      title: 'Postgraduate courses',
      about: 'Programmes after a first degree',
      names: ['pg', 'postgraduate', 'master'],
    },
    diploma: {
      title: 'Diploma courses',
      about: 'Programmes shorter than a degree',
      names: ['diploma', 'polytechnic'],
    },
  },
  recentTitle: 'You searched for',
  clearRecent: 'Clear recent searches',
  shortcut: 'Open search with the / key',

  kinds: {
    answer: 'In short',
    page: 'Pages',
    program: 'Programmes',
    department: 'Departments',
    campus: 'Campuses',
    person: 'Faculty',
    passage: 'In the text of pages',
    notice: 'Notices',
  } satisfies Record<Kind | 'answer', string>,
  levels: { DIPLOMA: 'Diploma', UG: 'Undergraduate', PG: 'Postgraduate' },
  aboutProgram: (code: string, level: string, duration: string) => `${code} · ${level} · ${duration}`,
  departmentOf: (subject: string) => `Department of ${subject}`,
  aboutDepartment: 'Head, people and programmes of the department',
  aboutPerson: (designation: string, department: string) => `${designation}, ${department}`,
  aboutNotice: (date: string) => `Notice of ${date}`,
  aboutPaper: (date: string) => `Notice of ${date}; found in its PDF`,
  aboutSection: (count: number) => `List of ${some(count, 'notice', 'notices')}`,
  /** Added to names of places in queries. */
  metro: 'metro',
  womenOnly: 'For women only',
  facts: {
    admission: 'Admission',
    hostels: 'Hostels and transport',
    contact: 'Contact',
    fees: 'Fees of all programmes',
    feeRange: (least: string, most: string, per: 'semester' | 'year') =>
      `${least} to ${most} tuition a ${per}, by programme`,
    admissionTo: (track: string) => `Admission: ${track}`,
    fee: (fee: string, per: 'semester' | 'year', first: string | null | 0) =>
      `${fee} tuition a ${per}.${first ? ` First payment: ${first}.` : ''}`,
    applyBy: (date: string) => `Last date to apply: ${date}`,
    passedOn: (date: string) => `${date}, has passed`,
    ofTrack: (track: string, date: string) => `${track} ${date}`,
    seats: (count: number, campuses: number) =>
      `${count.toLocaleString('en-IN')} seats at ${some(campuses, 'campus', 'campuses')}`,
    ranks: 'Opening and closing ranks by campus, category and round',
    seatsHere: (count: number) => `${count.toLocaleString('en-IN')} seats in all programmes`,
    taughtAt: (campuses: string) => `Taught at ${campuses}`,
    metro: (address: string, station: string) => `${address}. Nearest metro: ${station}`,
    hasHostel: 'This campus has a hostel',
    hasNoHostel: 'This campus has no hostel',
    hostelsAt: (campuses: string) => `Campuses with a hostel: ${campuses}`,
    reach: (phone: string, email: string) => `${phone} · ${email}`,
  },
  placeOf: (name: string) => name.replace(/ Campus$/, ''),
  campusesOf: (zone: string) => `Campuses: ${zone}`,
  aboutZone: 'The campuses of this zone, and how to reach them',

  resultsTitle: 'Results',
  count: (total: number) => some(total, 'result', 'results'),
  near: (total: number) => `Nothing has these exact words. ${some(total, 'result is', 'results are')} similar.`,
  /** Before the corrected query. */
  instead: 'Did you mean',
  shown: (shown: number, total: number) => (total > shown ? `${shown} of ${total}` : String(total)),
  all: (total: number) => `See all ${total} results`,
  loading: 'Searching…',
  nothing: (query: string) => `Nothing found for “${query}”.`,
  failed: {
    pages: 'Pages could not be searched just now.',
    programs: 'Programmes could not be searched just now.',
    campuses: 'Campuses could not be searched just now.',
    departments: 'Departments could not be searched just now.',
    faculty: 'Faculty members could not be searched just now.',
    sections: 'Lists of notices could not be searched just now.',
    passages: 'The text of pages could not be searched just now.',
    notices: 'Notices could not be searched just now.',
  },
  retry: 'Try again',

  help: 'Check the spelling, or use fewer or more general words. You can also look here:',
  waysOn: {
    courses: 'All programmes',
    faculty: 'Faculty and departments',
    notices: 'All notices',
    admission: 'Admission',
    siteMap: 'Every page of this site',
  },
  helpDesk: 'Or ask the help desk:',
} as const;

/** Sections of notices that are found by another name than the contract's. */
export const sectionTitles: Partial<Record<NoticeSection, string>> = {
  admission: 'Admission notices',
  students: 'Notices for students',
};

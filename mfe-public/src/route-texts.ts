/** `{name}` is the university's. */
export const routeTexts = {
  home: {
    title: '{name}',
    description: 'Programmes, admission and notices of {name}.',
    keywords: ['home', 'start', 'announcements', 'study', 'programmes', 'campuses'],
  },
  courses: {
    title: 'Programmes',
    description: 'Every programme by level, with seats, first payment, last date and campus.',
    keywords: ['courses', 'programs', 'degree', 'study'],
  },
  coursesCompare: {
    title: 'Compare programmes',
    description: 'Up to three programmes side by side: who may apply, seats, fees, dates and awards.',
    keywords: ['comparison', 'difference', 'side by side'],
  },
  coursesLevel: {
    title: 'Programmes of one level',
    description: 'The programmes of one level, with seats, first payment, last date and campus.',
    keywords: ['courses', 'programs', 'level'],
  },
  program: {
    title: 'Programme',
    description:
      'What a programme teaches, who may apply, what it costs, where it is taught and the award of each year.',
    keywords: ['course', 'eligibility', 'fee', 'intake', 'seats', 'last date', 'credits', 'syllabus'],
  },
  campuses: {
    title: 'Campuses',
    description: 'Every campus by zone, on a map, with its seats, and the campuses nearest to your PIN code.',
    keywords: ['campus', 'map', 'zones', 'PIN code', 'near me', 'nearest', 'location'],
  },
  campus: {
    title: 'Campus',
    description: 'Where a campus is, how to get there, what is taught with seats and first payment, and whom to ask.',
    keywords: ['address', 'metro', 'map', 'accessibility', 'laboratories', 'hostel', 'director'],
  },
  campusZone: {
    title: 'Campuses of a zone',
    description: 'The campuses of one zone on a map, with address, nearest metro, seats and accessibility.',
    keywords: ['campuses', 'zone'],
  },
  hostels: {
    title: 'Hostels and transport',
    description: 'Which campuses have a hostel or their own buses, and whom to ask.',
    keywords: ['hostel', 'room', 'mess', 'accommodation', 'bus', 'transport', 'shuttle'],
  },
  academicsFaculty: {
    title: 'Faculty and departments',
    description:
      'Every school and department with the people who teach there, and a search for members of the faculty.',
    keywords: ['faculty', 'departments', 'schools', 'teachers', 'professors', 'staff', 'head of department'],
  },
  department: {
    title: 'Department',
    description: 'What a department teaches, who heads it and who teaches there.',
    keywords: ['department', 'head', 'faculty', 'programmes'],
  },
  facultyMember: {
    title: 'Faculty member',
    description: 'What a member of the faculty teaches and works on, and how to write to them.',
    keywords: ['teacher', 'professor', 'research', 'e-mail'],
  },
  siteMap: {
    title: 'Site map',
    description: 'Every page of this website in one list, by subject.',
    keywords: ['all pages', 'index', 'overview'],
  },
  notices: {
    title: 'Notices',
    description: 'Everything the university publishes, by section, with the newest of each.',
    keywords: ['circulars', 'office orders', 'forms', 'minutes', 'date sheet', 'examination', 'PDF', 'feed'],
  },
  noticesSection: {
    title: 'Notices of one section',
    description: 'The notices of one section, with their documents, and its archive.',
  },
  notice: {
    title: 'Notice',
    description: 'What a notice says, its dates and its document.',
  },
  tenders: {
    title: 'Tenders',
    description: 'Open tenders with their documents and last dates.',
    keywords: ['bids', 'procurement', 'purchase', 'contractors'],
  },
  regulations: {
    title: 'Academic regulations',
    description: 'The rules of study: attendance, examinations, grades, credits and exit awards.',
    keywords: ['ordinances', 'statutes', 'attendance', 'examination rules', 'PhD'],
  },
  annualReport: {
    title: 'Annual reports',
    description: 'What the university did and spent in each year.',
    keywords: ['accounts', 'audit', 'yearly report'],
  },
  recruitment: {
    title: 'Recruitment',
    description: 'Open positions for teachers and staff, with last dates and how to apply.',
    keywords: ['work with us', 'jobs', 'vacancies', 'posts', 'career', 'guest faculty'],
  },
  recruitmentArchive: {
    title: 'Recruitment archive',
    description: 'Earlier vacancies and their results, by category.',
  },
  recruitmentRules: {
    title: 'Recruitment rules',
    description: 'The rules by which the university appoints teachers and staff.',
    keywords: ['qualifications', 'roster', 'appointment'],
  },
  grievance: {
    title: 'Grievance form & RTI',
    description: 'Report a grievance, follow it by its ticket, or ask for information under the RTI Act.',
    keywords: ['complaint', 'grievance', 'ticket', 'RTI', 'right to information', 'ombudsperson', 'ragging'],
  },
  grievanceSent: {
    title: 'Grievance form, from a receipt',
    description: 'Follow a grievance by the ticket of an earlier receipt.',
  },
};

/** Titles in the list of routes; visitors see them only until the page is written. */
export const addressTexts = {
  aboutUs: 'Page about the university',
  academics: 'Page about academics',
  administration: 'Page about the administration',
  administrative: 'Section of the administration',
  alumni: 'Page for alumni',
  amenities: 'Page about amenities',
  policies: 'Policy of the website',
  describe: (title: string) => `Page of text: ${title}.`,
  any: { title: 'Page', description: 'Page of text at an address of its own.' },
} as const;

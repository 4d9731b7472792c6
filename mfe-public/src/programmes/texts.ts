import { identity } from '@university/shared/identity';

/** How many, in words: `1 programme`, `12 programmes`. */
const programmes = (count: number) => `${count} ${count === 1 ? 'programme' : 'programmes'}`;

/** What a description of a programme is made of. */
interface Described {
  name: string;
  duration: string;
  mode: string;
  /** Empty: not published. */
  eligibility: string;
  careers: readonly string[];
}

/** Texts of the pages about programmes. */
export const texts = {
  courses: {
    title: 'Programmes',
    lead: 'Every programme we teach. Narrow the list by what you have passed, what you can pay and where you live.',
    levelLead:
      'Every programme of this level. Narrow the list by what you have passed, what you can pay and where you live.',
    levelDescription: (title: string) =>
      `All ${title.toLowerCase()} of ${identity.name}, with seats, first payment, last date and campus.`,
    words: 'Name, code or department',
    more: (chosen: number) => (chosen === 0 ? 'Filters and order' : `Filters and order: ${chosen} chosen`),
    /** By the name of a field: its label, and what it says while nothing is chosen. */
    fields: {
      level: { label: 'Level, by what you have passed', all: 'All levels' },
      subject: { label: 'Subject that is asked for', all: 'Any subject' },
      fee: { label: 'First payment', all: 'Any amount' },
      zone: { label: 'Zone', all: 'All zones' },
      campus: { label: 'Campus', all: 'All campuses' },
      shift: { label: 'Shift', all: 'Any shift' },
      school: { label: 'School', all: 'All schools' },
      duration: { label: 'Duration', all: 'Any duration' },
    },
    noSubject: 'No subject asked for',
    upTo: (money: string) => `Up to ${money}`,
    years: (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`,
    sort: 'Sort by',
    sorts: { name: 'Name', code: 'Code', fee: 'Fee, lowest first', duration: 'Duration, shortest first' },
    show: 'Show',
    count: (found: number, all: number) => (found === all ? programmes(all) : `${found} of ${programmes(all)}`),
    section: (count: number) => programmes(count),
    seats: (seats: number) => `${seats.toLocaleString('en-IN')} ${seats === 1 ? 'seat' : 'seats'}`,
    firstPayment: (money: string) => `First payment ${money}`,
    applyBy: (day: string) => `Apply by ${day}`,
    over: (day: string) => `Last date was ${day}`,
    campuses: (count: number) => `${count} campuses`,
    noPage: 'Details to follow',
    compare: 'Compare',
    toCompare: 'Programmes to compare',
    near: 'Within 10 km of PIN code',
    tick: (most: number) => `Tick up to ${most} programmes.`,
    ticked: (codes: string) => `Ticked: ${codes}`,
    after: { DIPLOMA: 'DIPLOMA, after class X', UG: 'UG, after class XII', PG: 'PG, after a degree' },
    otherLevels: 'Other levels',
    everything: 'All programmes',
    noMatch: 'No programme matches. Try fewer or shorter words.',
    waysOut: 'Or leave one of your choices open:',
    any: (field: string, count: number) => `Any ${field.toLowerCase()}: ${programmes(count)}`,
    withoutWords: (words: string, count: number) => `Without “${words}”: ${programmes(count)}`,
    clear: 'Show all programmes',
    empty: 'No programmes are listed at the moment.',
    unknownTitle: 'Page Not Found',
    unknown: 'There is no such level of study. These are the levels we teach.',
  },
  program: {
    title: 'Programme',
    loading: 'Loading the programme...',
    failed: 'We could not load this programme.',
    missing: 'data not found',
    missingTitle: 'Programme not found',
    closed: 'This programme is closed to new admission.',
    closedHelp:
      'If you study it already, your department goes on teaching it until your batch has finished. If you want to apply, choose another programme.',
    missingHelp: 'The address names no programme, or its details are not published yet.',
    back: 'View All Programmes',
    facts: 'At a glance',
    code: 'Code',
    level: 'Level',
    duration: 'Duration',
    mode: 'Mode',
    credits: 'Credits',
    department: 'Department',
    lastDate: 'Last date to apply',
    about: 'About the programme',
    careers: 'What you can become',
    entry: 'Who may apply',
    qualification: 'You must have passed',
    subjects: 'Subjects you must have had',
    alsoAsked: 'Also',
    marks: 'Minimum marks by category',
    category: 'Category',
    leastMarks: 'Minimum marks',
    percent: (percent: number) => `${percent}%`,
    ranking: 'How seats are ranked',
    rankingHelp: 'This decides who gets which seat.',
    seatsTitle: 'Where it is taught, and how many seats',
    seats: 'Seats',
    seatsAt: (seats: number, campuses: number) =>
      campuses === 1 ? `${seats.toLocaleString('en-IN')}` : `${seats.toLocaleString('en-IN')} at ${campuses} campuses`,
    byCampus: 'Seats by campus',
    byCategory: 'Seats by category',
    campus: 'Campus',
    shift: 'Shift',
    together: 'Total',
    categories: 'What the categories mean, and which proof each needs',
    feesTitle: 'What it costs',
    feesCaption: 'Fees in rupees',
    paidFor: 'For',
    amount: 'Amount',
    generalFee: 'General fee',
    timings: {
      registration: 'With the application',
      semester: 'Every semester',
      once: 'Once, with the first semester',
      deposit: 'Refundable deposits, with the first semester',
    },
    allTitle: 'Total',
    firstPayment: 'First payment',
    laterSemester: 'Each later semester',
    firstYear: 'Year 1',
    wholeCourse: (years: number) => `Whole course, ${years} years`,
    hostelFees: 'What a hostel costs',
    registration: (name: string, money: string) =>
      `${name}: ${money}. It is paid with the application and is not part of the first payment.`,
    refunds: 'What is refunded if you give up your admission',
    datesTitle: 'When to apply',
    opensOn: (day: string) => `Applications open on ${day}.`,
    until: (day: string) => `The last date to apply is ${day}.`,
    wasUntil: (day: string) => `The last date to apply was ${day}. It has passed.`,
    over: (day: string) => `${day}, has passed`,
    portal: 'Admission portal',
    years: 'Year by year',
    yearsLead:
      'What you study each year, and its credits. You can leave after a year that has an award, and return later with the credits you earned.',
    year: 'Year',
    yearNumber: (year: string) => `Year ${year}`,
    courses: 'Papers',
    exitAward: 'Award on leaving',
    noExit: 'No award after this year',
    framework: (level: string) => `NSQF level ${level}`,
    syllabus: 'Syllabus',
    teachers: 'Who teaches',
    howTitle: 'How to apply',
    nextTime: 'The last date has passed. Follow these steps when applications open again.',
    check: 'Check that you meet the conditions:',
    register: 'Register and fill in the form:',
    registerAndPay: (money: string) => `Register, fill in the form and pay the registration fee of ${money}:`,
    portals: 'Admission portals',
    choose: (name: string) => `Put ${name}, and the campus you want, on your list of choices. Lock the list in time.`,
    decide: 'When seats are allotted, sign in to your result and decide:',
    results: 'Results and dates now',
    join: 'Pay the first payment, and bring your documents to the campus:',
    joinAndPay: (money: string) => `Pay the first payment of ${money}, and bring your documents to the campus:`,
    documents: 'What to bring',
    compare: 'Compare with others',
    describe: ({ name, duration, mode, eligibility, careers }: Described) =>
      [
        `${name}: ${duration}, ${mode.toLowerCase()}.`,
        eligibility && `Who may apply: ${eligibility.replace(/\.$/, '')}.`,
        careers.length > 0 && `You can become: ${careers.slice(0, 3).join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  compare: {
    title: 'Compare programmes',
    lead: 'Up to three programmes beside each other: who may apply, seats, fees, dates and awards.',
    titleOf: (codes: readonly string[]) => `Compare ${codes.join(', ')}`,
    describe: (names: readonly string[]) =>
      `${names.join(' and ')} beside each other: who may apply, seats, fees, dates and awards.`,
    caption: 'What is not the same for all stands in bold, behind a bar.',
    captionOfOne: 'Tick one or two more programmes in the list, and they stand beside this one.',
    none: (most: number) =>
      `No programme is chosen. Tick up to ${most} in the list of programmes, then choose Compare.`,
    choose: 'Choose programmes',
    chooseOthers: 'Choose other programmes',
    tooMany: (most: number) =>
      `Only ${most} programmes fit beside each other. These are the first ${most} that you chose.`,
    missing: 'We have no programme for a part of this address. It may have been renamed or taken off the list.',
    takeOut: 'Take out',
    different: 'not the same for all',
    unknown: 'Not known',
    campuses: 'Campuses',
    place: (name: string, seats: string) => `${name}: ${seats}`,
    pays: (categories: readonly string[], money: string) =>
      categories.length > 0 ? `${categories.join(', ')}: ${money}` : money,
    exit: (year: string, award: string) => `After year ${year}: ${award}`,
  },
} as const;

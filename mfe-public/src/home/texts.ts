export const texts = {
  hero: {
    find: 'Find a programme',
    seat: 'See your seat allotment',
  },
  /** Specification, section 2. */
  boundary: {
    title: 'Something went wrong.',
    text: 'Please refresh the page or try again later.',
  },
  notices: {
    loading: 'Loading notices...',
    fileType: 'PDF',
  },
  announcements: {
    title: 'Announcements',
    lead: 'For students, applicants and parents.',
    failed: 'We could not load the announcements.',
  },
  study: {
    title: 'Study',
    lead: 'Which level can you join?',
    levels: 'Level of study',
    empty: 'No programme of this level is open at the moment.',
    noPage: 'Details to follow',
    all: 'View All Programmes',
  },
  achievements: {
    title: 'Recent Achievements',
    carousel: 'carousel',
    slide: 'slide',
    place: (number: number, count: number) => `${number} of ${count}`,
    choose: 'Choose an achievement',
    show: (number: number, title: string) => `Show achievement ${number}: ${title}`,
    pause: 'Pause',
    play: 'Play',
    pauseLabel: 'Pause: stop changing achievements',
    playLabel: 'Play: change achievements every few seconds',
  },
  messages: { title: 'Messages' },
  bulletin: {
    title: 'Information bulletin',
    lead: 'Admission papers, notices and useful links.',
    kinds: 'Kind of notice',
    tabs: { admission: 'Admission', students: 'Students', 'important-links': 'Important links', notices: 'Notices' },
    failed: 'We could not load the information bulletin.',
    all: 'The whole information bulletin',
  },
  campuses: {
    title: 'Campuses by zone',
    all: 'All campuses, with a map',
    loading: 'Loading Campuses...',
    failed: 'We could not load the campuses.',
    count: (count: number) => `${count} ${count === 1 ? 'campus' : 'campuses'}`,
  },
  people: { title: 'People at work' },
  news: {
    title: 'News',
    failed: 'We could not load the news.',
  },
  events: {
    title: 'Student events',
    failed: 'We could not load the student events.',
    announced: 'Announced',
  },
  partners: {
    title: 'Partners',
    all: 'All collaborations',
  },
  socials: {
    title: 'Follow us',
    newTab: '(opens in a new tab)',
    youtube: 'Talks, lessons and films',
  },
} as const;

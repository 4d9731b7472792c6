import { identity } from '@university/shared';

/** All words of the home page but those of records. */
export const texts = {
  hero: {
    lead: `We teach diplomas and degrees in workshops, laboratories and studios. You leave able to do the work, or to start your own.`,
    place: identity.addressLine,
    find: 'Find a programme',
    seat: 'See your seat allotment',
  },
  /** In place of a part that failed. Specification, section 2. */
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
    lead: 'What every student, applicant and parent should know now. Each opens as a PDF.',
    failed: 'We could not load the announcements.',
    empty: 'There are no announcements at the moment.',
  },
  study: {
    title: 'Study',
    lead: 'A few programmes of each level. Choose a level.',
    levels: 'Level of study',
    empty: 'No programme of this level is open at the moment.',
    noPage: 'Details to follow',
    all: 'View All Programmes',
  },
  achievements: {
    title: 'Recent Achievements',
    lead: 'Made, won, opened and repaired by our students this year.',
    carousel: 'carousel',
    slide: 'slide',
    place: (number: number, count: number) => `${number} of ${count}`,
    choose: 'Choose an achievement',
    show: (number: number, title: string) => `Show achievement ${number}: ${title}`,
    pause: 'Pause',
    play: 'Play',
    pauseLabel: 'Pause: stop changing achievements by itself',
    playLabel: 'Play: change achievements by itself',
    items: {
      skills: {
        title: 'Three medals at the national skills competition',
        text: 'Eighteen hours, one drawing, one block of steel. Our teams in machining, welding and joinery came home with gold and two bronzes.',
        alt: 'Drawing: a podium with a lathe chuck, a welding torch and a joined frame; a medal hangs above the first place.',
      },
      apprentices: {
        title: 'Every final-year diploma student in an apprenticeship',
        text: 'For the first time each of them worked a full semester beside a master, paid, insured and with a log book that counts for credits.',
        alt: 'Drawing: a master and an apprentice in helmets at a milling machine.',
      },
      startups: {
        title: 'Nine student ventures opened for business',
        text: 'From solar repair to millet bakery: founded in the incubation cell, registered this year, and paying their own rent.',
        alt: 'Drawing: a row of three small shops with awnings, a solar panel on one roof.',
      },
      hackathon: {
        title: 'Thirty-six hours of tools for small shops',
        text: 'Two hundred students built billing, stock and delivery helpers. Eleven of them are in use in the markets of Dwarka today.',
        alt: 'Drawing: a long table with laptops under hanging lamps at night; a clock on the wall.',
      },
      clinic: {
        title: 'Four thousand neighbours seen at our community clinic',
        text: 'Students of health sciences measure, record and refer under the eyes of their teachers, every Saturday, free of charge.',
        alt: 'Drawing: a clinic tent with a cross, a stethoscope and a bench of waiting people.',
      },
    },
  },
  messages: {
    title: 'From the Chancellor and the Vice-Chancellor',
    chancellor: {
      role: 'The Chancellor',
      words:
        'A skill is not what is left for those who could not study. It is knowledge that has passed through the hand. The country we hope for will be built by people who have both, and who are proud of both.',
      link: 'Read the Chancellor’s message',
    },
    viceChancellor: {
      role: 'The Vice-Chancellor',
      words:
        'Come and look at our workshops on any working day. You will see second-year students taking responsibility for real orders, real patients and real kitchens. That is our syllabus; the books explain it.',
      link: 'Read the Vice-Chancellor’s message',
    },
  },
  bulletin: {
    title: 'Information bulletin',
    lead: 'The newest papers of each kind, with date and size.',
    kinds: 'Kind of notice',
    failed: 'We could not load the information bulletin.',
    empty: 'Nothing is published here at the moment.',
    all: 'The whole information bulletin',
  },
  campuses: {
    title: 'Campuses by zone',
    lead: 'Workshops near where you live. Open a zone, or go straight to a campus.',
    all: 'All campuses, map and the nearest to you',
    loading: 'Loading Campuses...',
    failed: 'We could not load the campuses.',
    empty: 'No campus is listed at the moment.',
    count: (count: number) => `${count} ${count === 1 ? 'campus' : 'campuses'}`,
  },
  news: {
    title: 'News',
    failed: 'We could not load the news.',
    empty: 'There is no news at the moment.',
  },
  events: {
    title: 'Student events',
    failed: 'We could not load the student events.',
    empty: 'No event is announced at the moment.',
    announced: 'Announced',
  },
  partners: {
    title: 'Partners',
    lead: 'They lend us their machines and their foremen, take our students as apprentices, and hire them.',
    all: 'All collaborations',
    fields: {
      machining: 'Machining and tool making',
      kitchens: 'Kitchens and food craft',
      textiles: 'Weaving and textiles',
      solar: 'Solar and electrical work',
      health: 'Clinics and home care',
      electronics: 'Electronics assembly',
      logistics: 'Freight and warehousing',
      design: 'Interiors and furniture',
    },
  },
  socials: {
    title: 'See us at work',
    lead: 'Short films from the workshops, results and dates, every week.',
    newTab: '(opens in a new tab)',
    youtube: 'Talks, lessons and films of our workshops',
  },
} as const;

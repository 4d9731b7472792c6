import { prose } from '../prose';
import type { DepartmentTexts } from './shape';

export const business: DepartmentTexts = {
  'Business Administration': {
    code: 'BA',
    about: prose`
      Accounting, marketing, law and the management of people: this department teaches them in nearly every business
      programme of the University and has no degree of its own. Its members study small firms, which are most firms.
      They sit in shops with a notebook, and the cases that they write about barbers, printers and dairies are used in
      the classroom, with names changed.`,
    research: 'small-firm finance; consumer behaviour; family business; service quality; rural markets',
    publications:
      'Credit between neighbours: books of twelve grocers; The barber who raised his price; When two brothers divide a press; Weekly markets and their regulars; Complaints that were never made',
    venues: 'Cases of Small Business; Market and Household',
  },
  'Banking, Financial Services and Insurance': {
    code: 'BFSI',
    about: prose`
      Former bankers, an actuary and a claims officer teach here behind a counter with a real vault door. The training
      branch is the pride of the department. Each year its students help several hundred people to understand a
      policy, a pension paper or a loan, and keep a list of sentences that nobody understood. Some of these have since
      been rewritten by those who print them.`,
    research: 'micro-insurance; digital payments; credit scoring; financial literacy; bank risk',
    publications:
      'Sentences in policies that nobody understands; Crop cover for tenants; Why shopkeepers still want coins; Scoring borrowers without papers; Savings circles on the telephone',
    venues: 'Money Matters Review; Market and Household',
  },
  'Retail Management': {
    code: 'RETAIL',
    about: prose`
      A shop of sixty square metres is the laboratory. It has been arranged, rearranged, robbed for practice and
      counted some two thousand times. The department studies how neighbourhood stores live beside large ones, what
      refrigerators cost them at night, and how a shelf should look for customers who do not read. Traders of Patel
      Nagar meet here every quarter.`,
    research: 'neighbourhood stores; omnichannel retail; shelf planning; store energy use; customer loyalty',
    publications:
      'Night-time power of small shops; Shelves for customers who do not read; The loyalty of the corner; Returns without a bill; A kirana goes online: diary of a year',
    venues: 'Shop and Street; Cases of Small Business',
  },
  'Supply Chain Management': {
    code: 'SCM',
    about: prose`
      Goods on their way are what this department thinks about: in the rack, the truck, the cold room and the
      handcart. Its training warehouse is used by two programmes and by drivers who come for courses in loading and
      rest times. Research with vegetable traders has shown how little ice is needed to keep a crate of spinach until
      noon.`,
    research: 'last-mile delivery; cold chains; warehouse safety; route planning; inventory models',
    publications:
      'Spinach until noon: ice in the last mile; Handcarts in route planning; Back injuries in godowns; Ordering rules for hospital stores; Rest times of drivers: what logbooks say',
    venues: 'Routes and Stores; Safe Work Papers',
  },
  'E-Commerce': {
    code: 'ECOM',
    about: prose`
      Small sellers on large platforms are at the heart of this young department. Its shop studio sells the goods of
      more than thirty makers, photographed and packed by students. Teachers study returns, false reviews and the ways
      in which people in small towns search for things in their own language. A help hour for craftspeople who want to
      sell online is held on Saturdays.`,
    research: 'platform sellers; online trust; product search; returns; small-town shoppers',
    publications:
      'Why blouses come back; Searching in a language with many spellings; Fees of platforms as potters see them; Reviews and how to doubt them; Photographs that prevent returns',
    venues: 'Web Practice Quarterly; Shop and Street',
  },
  'Office Management': {
    code: 'OFFICE',
    about: prose`
      How work is written down, passed on and found again is an old science that has become new with machines that
      write. The department teaches it on four campuses. It keeps practice offices whose posts rotate each month,
      tests writing assistants on real letters, and has drawn up a style guide for plain official Hindi and English
      which several offices have taken over.`,
    research: 'records management; AI tools in offices; workplace ergonomics; digital signatures; meeting practice',
    publications:
      'Plain letters: before and after; What assistants leave out when they summarise; Files found in a minute; Chairs for people who type in Hindi; Meetings that end: a count of ninety',
    venues: 'Office Studies; Safe Work Papers',
  },
  'International Business Management': {
    code: 'INTL',
    about: prose`
      Trade across borders is taught in this department with containers, currencies and courtesies. It is the home of
      the negotiation laboratory, in which teams bargain as firms of different countries. Field studies deal with
      clusters that export, from brass to basmati, and with what a change of duty does to a family at the bench.
      Language teachers belong to its weekly meeting.`,
    research: 'export clusters; trade finance; tariffs; cross-cultural teams; trade in services',
    publications:
      'A duty changes: what it did to one brass cluster; Letters of credit for beginners; Silence in negotiations; Nurses abroad as trade in services; Ports, delays and perishable goods',
    venues: 'Trade Winds; Market and Household',
  },
  'Business Process Management': {
    code: 'BPM',
    about: prose`
      Forty desks with headsets make up the service floor of this department. Its students run the help desk of the
      University on weekdays, and its teachers use these calls, with consent, to find out where rules are badly
      explained. The department has a long interest in the health of people who work at night, and publishes a small
      guide to sleep in three languages.`,
    research: 'process mining; service quality; customer support; automation of routine work; shift work',
    publications:
      'Sleep after the night shift: a guide and its readers; Calls that need not have been made; Robots for dull forms; Accent, patience and the third minute; Mapping a hospital’s admission desk',
    venues: 'Service and Process; Safe Work Papers',
  },
  'Innovation and Entrepreneurship': {
    code: 'ENTR',
    about: prose`
      Founders teach founders in this department, and most of them have closed a firm at least once. It runs a
      bachelor’s and a master’s programme, and looks after the incubation centre with its desks, small fund and
      lawyers’ hours. Women who start with a loan from a self-help group are its special concern. What became of each
      venture is written down after one, three and seven years, whether or not it flatters.`,
    research: 'student start-ups; women entrepreneurs; incubation; social enterprise; patents for crafts',
    publications:
      'Seven years on: 64 student ventures; The folding table as a teaching tool; Loans, sisters and second chances; Protecting a motif: law and craft; Closing a firm well',
    venues: 'New Enterprise Papers; Cases of Small Business',
  },
};

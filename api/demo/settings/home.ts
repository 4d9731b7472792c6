import { type DocumentData, HOME_BLOCKS } from '@university/shared/contract';
import { idOf } from '../media';

type Home = DocumentData<'home'>;

/** Five, as the specification's section 9 has it. */
const achievements: Home['achievements'] = [
  {
    title: 'Three medals at the national skills competition',
    text: 'Eighteen hours, one drawing, one block of steel. Our teams in machining, welding and joinery came home with gold and two bronzes.',
    pictureId: idOf('medals'),
  },
  {
    title: 'Every final-year diploma student in an apprenticeship',
    text: 'For the first time each of them worked a full semester beside a master, paid, insured and with a log book that counts for credits.',
    pictureId: idOf('apprentices'),
  },
  {
    title: 'Nine student ventures opened for business',
    text: 'From solar repair to millet bakery: founded in the incubation cell, registered this year, and paying their own rent.',
    pictureId: idOf('ventures'),
  },
  {
    title: 'Thirty-six hours of tools for small shops',
    text: 'Two hundred students built billing, stock and delivery helpers. Eleven of them are in use in the markets of Dwarka today.',
    pictureId: idOf('hackathon'),
  },
  {
    title: 'Four thousand neighbours seen at our community clinic',
    text: 'Students of health sciences measure, record and refer under the eyes of their teachers, every Saturday, free of charge.',
    pictureId: idOf('camp'),
  },
];

const messages: Home['messages'] = [
  {
    role: 'The Chancellor',
    words:
      'A skill is not what is left for those who could not study. It is knowledge that has passed through the hand. The country we hope for will be built by people who have both, and who are proud of both.',
    link: 'Read the Chancellor’s message',
    to: '/chancellor',
  },
  {
    role: 'The Vice-Chancellor',
    words:
      'Come and look at our workshops on any working day. You will see second-year students taking responsibility for real orders, real patients and real kitchens. That is our syllabus; the books explain it.',
    link: 'Read the Vice-Chancellor’s message',
    to: '/vice-chancellor',
  },
];

/** Invented, like everybody in the demonstration. */
const partners: Home['partners'] = [
  {
    name: 'Loha & Sons Tooling',
    field: 'Machining and tool making',
    mark: 'M24 6l5 5 7-1 1 7 6 4-3 6 3 6-6 4-1 7-7-1-5 5-5-5-7 1-1-7-6-4 3-6-3-6 6-4 1-7 7 1ZM24 17a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z',
  },
  {
    name: 'Handi House',
    field: 'Kitchens and food craft',
    mark: 'M8 20h32v6a16 16 0 0 1-32 0ZM6 20h36M18 20v-4h12v4M24 16v-4M15 8q3-3 0-6M24 8q3-3 0-6M33 8q3-3 0-6',
  },
  {
    name: 'Sootdhaga Weavers',
    field: 'Weaving and textiles',
    mark: 'M8 8h32v32H8ZM8 16h8v8H8M24 8v8h-8V8M32 8v8h8M24 16h8v8h-8ZM16 24h8v8h-8ZM32 24h8v8h-8ZM8 32h8v8M24 32h8v8',
  },
  {
    name: 'Dhoop Power',
    field: 'Solar and electrical work',
    mark: 'M4 38h40M12 38a12 12 0 0 1 24 0M24 20V8M10 26L4 18M38 26l6-8M16 21L12 10M32 21l4-11',
  },
  {
    name: 'Sehat Neighbourhood Care',
    field: 'Clinics and home care',
    mark: 'M24 42L8 26a10 10 0 0 1 16-13 10 10 0 0 1 16 13ZM24 18v14M17 25h14',
  },
  {
    name: 'Bijli Boards',
    field: 'Electronics assembly',
    mark: 'M14 14h20v20H14ZM20 14V6M28 14V6M20 42v-8M28 42v-8M14 20H6M14 28H6M42 20h-8M42 28h-8M21 21h6v6h-6Z',
  },
  {
    name: 'Pul Freight',
    field: 'Freight and warehousing',
    mark: 'M2 34h44M6 34V14M42 34V14M6 14q18 28 36 0M15 23v11M24 28v6M33 23v11M2 40h44',
  },
  {
    name: 'Chaukhat Interiors',
    field: 'Interiors and furniture',
    mark: 'M10 44V20C10 10 20 10 24 4c4 6 14 6 14 16v24M16 44V22c0-6 6-6 8-10 2 4 8 4 8 10v22M6 44h36M24 30v14',
  },
];

/** What stands on the home page beside what is published elsewhere. */
export const home: Home = {
  blocks: HOME_BLOCKS.map((block) => ({
    block,
    isShown: true,
    title: block === 'messages' ? 'From the Chancellor and the Vice-Chancellor' : null,
  })),
  lead: 'We teach diplomas and degrees in workshops, laboratories and studios. You leave able to do the work, or to start your own.',
  drawings: { lathe: true, loom: true, circuit: true },
  achievementsLead: 'Made, won, opened and repaired by our students this year.',
  achievements,
  messages,
  campusesLead: 'Workshops near where you live.',
  partnersLead: 'They lend us their machines and their foremen, take our students as apprentices, and hire them.',
  partners,
  partnersPage: '/academics/collaboration',
  socialsLead: 'Short films from the workshops, results and dates, every week.',
};

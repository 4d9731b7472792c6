import { defineRemote } from '@university/shared/remote';
import { takes as previewTakes } from './preview/takes';
import { takes } from './programme/takes';
import { GENERAL, type ResultPage, specifiedPages } from './rounds/result-pages';

const RESULT_WORDS = ['result', 'seat', 'allotment', 'freeze', 'float', 'upgrade', 'reject', 'round'];

/** What the results at specified addresses are called where nobody has read the names of tracks: in menus and search. */
const NAMES: Record<string, string> = { diploma: 'Diploma', btech: 'B.Tech', ug: 'UG', pg: 'PG' };

const nameOf = ({ track, round }: ResultPage) => `${NAMES[track]} Round\u00a0${round}`;

/** One route for each specified address, for all the results that share it. `names`: what they are called. */
function oncePerPath<Words>(pathOf: 'path' | 'showPath', describe: (names: string) => Words) {
  return [...new Set(specifiedPages.map((page) => page[pathOf]))].map((path) => {
    const pages = specifiedPages.filter((page) => page[pathOf] === path);
    const id = pages.map((page) => page.id).join('-');
    return { id, path, query: ['category', 'round'], ...describe(pages.map(nameOf).join(' and ')) };
  });
}

/** Where applicants sign in. */
const signInRoutes = oncePerPath('path', (names) => ({
  title: `${names} result`,
  description: `Seat allotment result of ${names}: sign in with your e-mail address and date of birth, and decide on your seat.`,
  keywords: RESULT_WORDS,
})).map((route) => ({ ...route, id: `mfe-admissions:sign-in-${route.id}` }));

/** Where they see their record. */
const showRoutes = oncePerPath('showPath', (names) => ({
  title: `Your ${names} result`,
  description: `Your seat allotment in ${names}, and what you can decide about it.`,
  access: 'applicant' as const,
  listed: false,
})).map((route) => ({ ...route, id: `mfe-admissions:show-${route.id}` }));

/** The pages that explain admission. */
const guideRoutes = [
  {
    id: 'mfe-admissions:overview',
    path: '/admission',
    title: 'Admission',
    description: 'Where to begin with an application: tracks, dates of the rounds, portals, fees and results.',
    keywords: ['apply', 'application', 'dates', 'eligibility', 'portal', 'registration', 'last date'],
  },
  {
    id: 'mfe-admissions:guidelines',
    path: '/admission/guidelines',
    title: 'Admission guidelines',
    description: 'Who may apply, how seats are reserved, how merit is reckoned, and what the category codes mean.',
    keywords: ['reservation', 'category', 'SC', 'ST', 'OBC', 'EWS', 'PwD', 'defence', 'merit', 'quota'],
  },
  {
    id: 'mfe-admissions:refund-policy',
    path: '/admission/refund-policy',
    title: 'Fee refund policy',
    description: 'How much of the fee comes back when an admission is given up, and by when to ask for it.',
    keywords: ['refund', 'fee', 'withdraw', 'cancel', 'caution money', 'money back'],
  },
  {
    id: 'mfe-admissions:process',
    path: '/admission/process-and-guidelines',
    title: 'Admission process',
    description: 'Admission step by step, from registration to document verification and the first day of classes.',
    keywords: [
      'steps',
      'timeline',
      'freeze',
      'float',
      'upgrade',
      'reject',
      'documents',
      'checklist',
      'counselling',
      'spot round',
    ],
  },
  {
    id: 'mfe-admissions:information-bulletin',
    path: '/admission/information-bulletin',
    title: 'Information bulletin',
    description: 'The information bulletin: tracks, programmes, fees by band, seats and documents.',
    keywords: ['bulletin', 'brochure', 'prospectus', 'fees', 'fee bands', 'intake'],
  },
];

export default defineRemote({
  name: 'mfe-admissions',
  routes: [
    ...signInRoutes.map((route) => ({ ...route, load: () => import('./result/sign-in/SignIn') })),
    {
      id: 'mfe-admissions:sign-in',
      path: GENERAL.path,
      query: ['round'],
      title: 'Result of a round',
      description:
        'Seat allotment result: sign in with your e-mail address and date of birth, and decide on your seat.',
      keywords: RESULT_WORDS,
      load: () => import('./result/sign-in/SignIn'),
      addresses: () => import('./rounds/addresses'),
    },
    {
      id: 'mfe-admissions:show',
      path: GENERAL.showPath,
      query: ['round'],
      title: 'Your result',
      description: 'Your seat allotment, and what you can decide about it.',
      access: 'applicant' as const,
      listed: false,
      load: () => import('./result/show/Show'),
    },
    ...showRoutes.map((route) => ({ ...route, load: () => import('./result/show/Show') })),
    ...guideRoutes.map((route) => ({ ...route, load: () => import('./guides/Guide') })),
    {
      id: 'mfe-admissions:letter',
      path: '/admission/letter',
      title: 'Check an allotment letter',
      description:
        'Find out with the code of a provisional allotment letter whether the university issued it and whether it still stands.',
      keywords: ['letter', 'verify', 'verification', 'code', 'qr', 'allotment'],
      load: () => import('./result/letter/Letter'),
    },
    {
      id: 'mfe-admissions:letter-code',
      path: '/admission/letter/:code',
      title: 'Check of an allotment letter',
      description: 'What the university knows of the letter with this code.',
      listed: false,
      load: () => import('./result/letter/Letter'),
    },
    {
      id: 'mfe-admissions:help',
      path: '/admission/help',
      query: ['track', 'round'],
      title: 'I cannot sign in to my result',
      description: 'Tell the admissions office what happens when you sign in, with your form number, and get a ticket.',
      keywords: ['help', 'sign in', 'login', 'no record matches', 'form number', 'e-mail', 'date of birth', 'code'],
      load: () => import('./help/Help'),
    },
    {
      id: 'mfe-admissions:ranks',
      path: '/admission/ranks',
      title: 'What rank got a seat?',
      description: 'Opening and closing ranks by programme, campus, category and round, this year and last year.',
      keywords: [
        'rank',
        'cut-off',
        'cutoff',
        'closing rank',
        'opening rank',
        'merit',
        'chances',
        'seats left',
        'vacant',
      ],
      load: () => import('./ranks/Ranks'),
    },
    {
      id: 'mfe-admissions:ranks-of',
      path: '/admission/ranks/:code',
      title: 'Ranks of a programme',
      description: 'The first and the last rank that was given a seat, by campus, category and round.',
      load: () => import('./ranks/ProgramRanks'),
      addresses: () => import('./ranks/addresses'),
    },
    {
      id: 'mfe-admissions:not-me',
      path: '/admission/not-me',
      title: 'This was not me',
      description: 'Hold decisions on your seat after a mail about something that you did not do.',
      listed: false,
      load: () => import('./result/disown/NotMe'),
    },
  ],
  slots: [
    { id: 'mfe-admissions:popup', slot: 'home.popup', path: '/', when: 'page', load: () => import('./popup/Popup') },
    {
      id: 'mfe-admissions:home-panel',
      slot: 'home.panel',
      when: 'visible',
      load: () => import('./timeline/HomePanel'),
    },
    {
      id: 'mfe-admissions:preview',
      slot: 'admission.preview',
      when: 'page',
      takes: previewTakes,
      load: () => import('./preview/AdmissionPreview'),
    },
    {
      id: 'mfe-admissions:programme',
      slot: 'programme.aside',
      when: 'visible',
      takes,
      load: () => import('./programme/ProgrammeAdmission'),
    },
  ],
  documents: [
    {
      id: 'mfe-admissions:calendar',
      path: '/admission/calendar/:file',
      type: 'text/calendar',
      load: () => import('./rounds/calendar'),
    },
  ],
});

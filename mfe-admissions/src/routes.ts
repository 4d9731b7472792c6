import { defineRemote } from '@university/shared/remote';
import { takes } from './programme/takes';
import { GENERAL, type ResultPage, specifiedPages } from './rounds/result-pages';
import { texts } from './route-texts';

const TRACKS: Readonly<Record<string, string>> = texts.tracks;

const nameOf = ({ track, round }: ResultPage) => texts.round(TRACKS[track] ?? track, round);

/** One route for each address, which results may share. */
function oncePerPath<Words>(pathOf: 'path' | 'showPath', describe: (names: string) => Words) {
  return [...new Set(specifiedPages.map((page) => page[pathOf]))].map((path) => {
    const pages = specifiedPages.filter((page) => page[pathOf] === path);
    const id = pages.map((page) => page.id).join('-');
    return { id, path, query: ['category', 'round'], ...describe(texts.rounds(pages.map(nameOf))) };
  });
}

const signInRoutes = oncePerPath('path', (names) => ({
  title: texts.signInTo.title(names),
  description: texts.signInTo.description(names),
  keywords: texts.signInTo.keywords,
  when: 'intent' as const,
})).map((route) => ({ ...route, id: `mfe-admissions:sign-in-${route.id}` }));

const showRoutes = oncePerPath('showPath', (names) => ({
  title: texts.showOf.title(names),
  description: texts.showOf.description(names),
  access: 'applicant' as const,
  listed: false,
})).map((route) => ({ ...route, id: `mfe-admissions:show-${route.id}` }));

const guideRoutes = [
  { id: 'mfe-admissions:overview', path: '/admission', ...texts.overview },
  { id: 'mfe-admissions:guidelines', path: '/admission/guidelines', ...texts.guidelines },
  { id: 'mfe-admissions:refund-policy', path: '/admission/refund-policy', ...texts.refundPolicy },
  { id: 'mfe-admissions:process', path: '/admission/process-and-guidelines', ...texts.process },
  {
    id: 'mfe-admissions:information-bulletin',
    path: '/admission/information-bulletin',
    ...texts.informationBulletin,
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
      ...texts.signIn,
      when: 'intent',
      load: () => import('./result/sign-in/SignIn'),
      addresses: () => import('./rounds/addresses'),
    },
    {
      id: 'mfe-admissions:show',
      path: GENERAL.showPath,
      query: ['round'],
      ...texts.show,
      access: 'applicant' as const,
      listed: false,
      load: () => import('./result/show/Show'),
    },
    ...showRoutes.map((route) => ({ ...route, load: () => import('./result/show/Show') })),
    ...guideRoutes.map((route) => ({ ...route, load: () => import('./guides/Guide') })),
    {
      id: 'mfe-admissions:letter',
      path: '/admission/letter',
      ...texts.letter,
      load: () => import('./result/letter/Letter'),
    },
    {
      id: 'mfe-admissions:letter-code',
      path: '/admission/letter/:code',
      ...texts.letterCode,
      listed: false,
      load: () => import('./result/letter/Letter'),
    },
    {
      id: 'mfe-admissions:help',
      path: '/admission/help',
      query: ['track', 'round'],
      ...texts.help,
      load: () => import('./help/Help'),
    },
    {
      id: 'mfe-admissions:preview',
      path: '/admission/preview',
      query: ['on', 'cycle'],
      ...texts.preview,
      access: ['admin' as const, 'admissions' as const],
      listed: false,
      load: () => import('./preview/AdmissionPreview'),
    },
    {
      id: 'mfe-admissions:ranks',
      path: '/admission/ranks',
      ...texts.ranks,
      load: () => import('./ranks/Ranks'),
    },
    {
      id: 'mfe-admissions:ranks-of',
      path: '/admission/ranks/:code',
      ...texts.ranksOf,
      load: () => import('./ranks/ProgramRanks'),
      addresses: () => import('./ranks/addresses'),
    },
    {
      id: 'mfe-admissions:not-me',
      path: '/admission/not-me',
      ...texts.notMe,
      listed: false,
      load: () => import('./result/not-me/NotMe'),
    },
  ],
  slots: [
    { id: 'mfe-admissions:popup', slot: 'home.popup', path: '/', load: () => import('./popup/Popup') },
    {
      id: 'mfe-admissions:home-panel',
      slot: 'home.panel',
      load: () => import('./timeline/HomePanel'),
    },
    {
      id: 'mfe-admissions:programme',
      slot: 'programme.aside',
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

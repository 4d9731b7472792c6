import { defineRemote, type RouteDescriptor } from '@university/shared/remote';
import { takes } from './programme/takes';
import { GENERAL, type ResultPage, specifiedPages } from './rounds/result-pages';
import { texts } from './route-texts';

type Words = Pick<RouteDescriptor, 'title' | 'description' | 'keywords'>;

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

const page = <Rest extends object>(name: string, path: string, words: Words, rest: Rest) => ({
  id: `mfe-admissions:${name}`,
  path,
  ...words,
  ...rest,
});

const signIn = { when: 'intent' as const, load: () => import('./result/sign-in/SignIn') };
const show = { access: 'applicant' as const, listed: false, load: () => import('./result/show/Show') };
const guide = { load: () => import('./guides/Guide') };
const letter = () => import('./result/letter/Letter');

const signInRoutes = oncePerPath('path', (names) => ({
  title: texts.signInTo.title(names),
  description: texts.signInTo.description(names),
  keywords: texts.signInTo.keywords,
  ...signIn,
})).map((route) => ({ ...route, id: `mfe-admissions:sign-in-${route.id}` }));

const showRoutes = oncePerPath('showPath', (names) => ({
  title: texts.showOf.title(names),
  description: texts.showOf.description(names),
  ...show,
})).map((route) => ({ ...route, id: `mfe-admissions:show-${route.id}` }));

export default defineRemote({
  name: 'mfe-admissions',
  routes: [
    ...signInRoutes,
    page('sign-in', GENERAL.path, texts.signIn, {
      ...signIn,
      query: ['round'],
      addresses: () => import('./rounds/addresses'),
    }),
    page('show', GENERAL.showPath, texts.show, { ...show, query: ['round'] }),
    ...showRoutes,
    page('overview', '/admission', texts.overview, guide),
    page('guidelines', '/admission/guidelines', texts.guidelines, guide),
    page('refund-policy', '/admission/refund-policy', texts.refundPolicy, guide),
    page('process', '/admission/process-and-guidelines', texts.process, guide),
    page('information-bulletin', '/admission/information-bulletin', texts.informationBulletin, guide),
    page('letter', '/admission/letter', texts.letter, { load: letter }),
    page('letter-code', '/admission/letter/:code', texts.letterCode, { listed: false, load: letter }),
    page('help', '/admission/help', texts.help, { query: ['track', 'round'], load: () => import('./help/Help') }),
    page('preview', '/admission/preview', texts.preview, {
      query: ['on', 'cycle'],
      access: ['admin' as const, 'admissions' as const],
      listed: false,
      load: () => import('./preview/AdmissionPreview'),
    }),
    page('ranks', '/admission/ranks', texts.ranks, { load: () => import('./ranks/Ranks') }),
    page('ranks-of', '/admission/ranks/:code', texts.ranksOf, {
      load: () => import('./ranks/ProgramRanks'),
      addresses: () => import('./ranks/addresses'),
    }),
    page('seats', '/admission/seats', texts.seats, { load: () => import('./seats/Seats') }),
    page('not-me', '/admission/not-me', texts.notMe, { listed: false, load: () => import('./result/not-me/NotMe') }),
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

import { defineRemote } from '@university/shared/remote';
import { showRoutes, signInRoutes } from './allotment/routes-of-results';
import { guideRoutes } from './guides/guide-routes';

export default defineRemote({
  name: 'mfe-admissions',
  routes: [
    ...signInRoutes.map((route) => ({ ...route, load: () => import('./pages/SignIn') })),
    ...showRoutes.map((route) => ({ ...route, load: () => import('./pages/Show') })),
    ...guideRoutes.map((route) => ({ ...route, load: () => import('./pages/Guide') })),
    {
      id: 'mfe-admissions:letter',
      path: '/admission/letter',
      title: 'Check an allotment letter',
      description:
        'Find out with the code of a provisional allotment letter whether the university issued it and whether it still stands.',
      keywords: ['letter', 'verify', 'verification', 'code', 'qr', 'allotment'],
      load: () => import('./pages/Letter'),
    },
    {
      id: 'mfe-admissions:letter-code',
      path: '/admission/letter/:code',
      title: 'Check of an allotment letter',
      description: 'What the university knows of the letter with this code.',
      listed: false,
      load: () => import('./pages/Letter'),
    },
    {
      id: 'mfe-admissions:not-me',
      path: '/admission/not-me',
      title: 'This was not me',
      description: 'Hold decisions on your seat after a mail about something that you did not do.',
      listed: false,
      load: () => import('./pages/NotMe'),
    },
  ],
  slots: [
    { id: 'mfe-admissions:popup', slot: 'home.popup', path: '/', when: 'page', load: () => import('./pages/Popup') },
  ],
  documents: [
    {
      id: 'mfe-admissions:calendar',
      path: '/admission/calendar/:file',
      type: 'text/calendar',
      load: () => import('./documents/calendar'),
    },
  ],
});

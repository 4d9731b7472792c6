import { defineRemote } from '@university/shared/remote';
import { sections } from './sections';

export default defineRemote({
  name: 'mfe-admissions',
  routes: [
    {
      id: 'mfe-admissions:sign-in',
      path: '/admission/result',
      title: 'Seat allotment result',
      description:
        'Sign in with your e-mail address and date of birth to see your seat allotment result and decide on your seat.',
      keywords: ['result', 'seat', 'allotment', 'diploma', 'b.tech', 'freeze', 'float', 'upgrade', 'round'],
      load: () => import('./pages/SignIn'),
    },
    {
      id: 'mfe-admissions:show',
      path: '/admission/result/show',
      title: 'Your seat allotment',
      description: 'Your seat allotment result and what you can decide about it.',
      access: 'applicant',
      listed: false,
      load: () => import('./pages/Show'),
    },
    ...sections.map((section) => ({ ...section, listed: false, load: () => import('./pages/UnderConstruction') })),
  ],
  slots: [
    { id: 'mfe-admissions:popup', slot: 'home.popup', path: '/', when: 'page', load: () => import('./pages/Popup') },
  ],
});

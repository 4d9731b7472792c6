import { defineRemote } from '@university/shared/remote';

export default defineRemote({
  name: 'mfe-admissions',
  routes: [],
  slots: [{ id: 'mfe-admissions:popup', slot: 'home.popup', path: '/', when: 'page', load: () => import('./pages/Popup') }],
});

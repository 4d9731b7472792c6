import { defineRemote } from '@university/shared/remote';
import { texts } from './route-texts';

export default defineRemote({
  name: 'mfe-search',
  routes: [
    {
      id: 'mfe-search:search',
      path: '/search',
      ...texts.search,
      query: ['q'],
      when: 'intent',
      load: () => import('./page/Search'),
    },
  ],
  slots: [{ id: 'mfe-search:overlay', slot: 'overlay.search', load: () => import('./overlay/Overlay') }],
});

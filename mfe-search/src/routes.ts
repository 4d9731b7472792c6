import { defineRemote } from '@university/shared/remote';

export default defineRemote({
  name: 'mfe-search',
  routes: [
    {
      id: 'mfe-search:search',
      path: '/search',
      title: 'Search',
      description: 'Find pages, programmes, departments, campuses, members of the faculty and notices.',
      keywords: ['find', 'look up'],
      query: ['q'],
      load: () => import('./page/Search'),
    },
  ],
  slots: [
    { id: 'mfe-search:overlay', slot: 'overlay.search', when: 'intent', load: () => import('./overlay/Overlay') },
  ],
});

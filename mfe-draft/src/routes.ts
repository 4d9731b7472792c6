import { defineRemote } from '@university/shared/remote';

export default defineRemote({
  name: 'mfe-draft',
  routes: [
    {
      id: 'mfe-draft:search',
      path: '/search',
      title: 'Search',
      description: 'Find pages, programmes, departments, campuses, members of the faculty and notices.',
      keywords: ['find', 'look up'],
      query: ['q'],
      load: () => import('./page/Search'),
    },
  ],
  slots: [
    { id: 'mfe-draft:overlay', slot: 'overlay.search', when: 'intent', load: () => import('./overlay/Overlay') },
  ],
});

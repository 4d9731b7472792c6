import { defineRemote } from '@university/shared/remote';

export default defineRemote({
  name: 'mfe-public',
  routes: [
    { id: 'mfe-public:home', path: '/', title: 'Home', description: 'Home page', load: () => import('./pages/Home') },
    { id: 'mfe-public:courses', path: '/courses', title: 'Courses', description: 'Courses page', load: () => import('./pages/Courses') },
  ],
  slots: [],
});

import { defineRemote } from '@university/shared/remote';
import { texts } from './texts';

export default defineRemote({
  name: 'mfe-seventh',
  routes: [
    {
      id: 'mfe-seventh:first',
      path: '/seventh',
      title: texts.title,
      description: texts.description,
      keywords: [],
      load: () => import('./pages/First'),
    },
  ],
  slots: [],
});

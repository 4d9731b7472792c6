import { identity } from '@university/shared/identity';
import { defineRemote } from '@university/shared/remote';
import { sections } from './sections';

export default defineRemote({
  name: 'mfe-public',
  routes: [
    {
      id: 'mfe-public:home',
      path: '/',
      title: identity.name,
      description: `${identity.tagline} Diplomas and degrees in skills and entrepreneurship, taught at campuses across Delhi.`,
      keywords: ['home', 'start', 'announcements', 'study', 'programmes', 'campuses'],
      load: () => import('./pages/Home'),
    },
    {
      id: 'mfe-public:courses',
      path: '/courses',
      title: 'Programmes',
      description: 'Every diploma, undergraduate and postgraduate programme, with its code, duration and department.',
      keywords: [
        'courses',
        'programs',
        'diploma',
        'ug',
        'undergraduate',
        'pg',
        'postgraduate',
        'B.Tech.',
        'degree',
        'study',
      ],
      load: () => import('./pages/Courses'),
    },
    {
      id: 'mfe-public:courses-level',
      path: '/courses/:programLevel',
      title: 'Programmes of one level',
      description: 'The programmes of one level, with code, duration and department.',
      keywords: ['courses', 'programs', 'level'],
      lowercase: ['programLevel'],
      load: () => import('./pages/Courses'),
    },
    {
      id: 'mfe-public:program',
      path: '/programs/:id',
      title: 'Programme',
      description:
        'What a programme teaches, who may apply, what it costs, where it is taught and the award of each year.',
      keywords: ['course', 'eligibility', 'fee', 'intake', 'credits', 'syllabus'],
      load: () => import('./pages/Program'),
    },
    ...sections.map((section) => ({ ...section, listed: false, load: () => import('./pages/UnderConstruction') })),
  ],
  slots: [],
});

import { texts } from '../texts';

/** Where somebody may go who found nothing. */
export const WAYS_ON = [
  { path: '/courses', title: texts.waysOn.courses },
  { path: '/academics/faculty', title: texts.waysOn.faculty },
  { path: '/notices', title: texts.waysOn.notices },
  { path: '/admission', title: texts.waysOn.admission },
  { path: '/site-map', title: texts.waysOn.siteMap },
] as const;

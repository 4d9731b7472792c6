import type { DocumentData } from '@university/shared/contract';

/** What the window says that opens with the home page. Source: specification, section 1. */
export const popup: DocumentData<'popup'> = {
  title: 'Admission Notifications',
  points: [
    'UG Round 2 and B.Tech Round 2 results are live.',
    'Candidates who paid in Round 1 need not pay again even after upgradation.',
    'Document verification at campus is on 18th, 19th and 20th Aug 2025.',
    'A payment link was sent to the registered mobile number.',
  ],
  links: [
    { label: 'PG result', path: '/admission/result/pg' },
    { label: 'UG Round 2 result', path: '/admission/result/ug/round2' },
    { label: 'B.Tech Round 2 result', path: '/admission/result/btech/round2' },
  ],
};

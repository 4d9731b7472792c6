import type { DocumentData } from '@university/shared/contract';

/** What the window says that opens with the home page; rounds and days are filled in. Source: specification, section 1. */
export const popup: DocumentData<'popup'> = {
  title: 'Admission Notifications',
  points: [
    '{{live rounds}} results are live.',
    'Candidates who paid in Round 1 need not pay again even after upgradation.',
    'Document verification at campus is on {{verification days}}.',
    'A payment link was sent to the registered mobile number.',
  ],
  tracks: ['pg', 'ug', 'btech'],
  links: [],
};

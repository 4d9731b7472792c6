import type { Approval } from '@university/shared/contract';
import { ifMailed } from '../texts';

export const texts = {
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  icc: 'Member of the Internal Complaints Committee',
  scopesWhole: 'The whole catalogue',
  scopesMissing: 'Choose what this editor may change',
  scopesDepartmentsOf: (count: number) => (count === 1 ? '1 department' : `${count} departments`),
  scopesCampusesOf: (count: number) => (count === 1 ? '1 campus' : `${count} campuses`),
} as const;

const NOBODY_YET =
  'Nobody else can approve this yet. Your server’s operator makes another administrator with “university admin create”. Who was invited can approve once the rights are seven days old.';

const takesTwo = (what: string) => ({
  on: `${what} takes two people.`,
  off: `${what} takes one person.`,
  turnOn: 'Propose that it takes two',
  turnOff: 'Propose that it takes one',
});

export const approvals = {
  title: 'Approvals',
  lead: 'Some things take two people. One proposes, another one approves within seven days.',
  states: {
    pending: 'Waits for a second person',
    approved: 'Approved',
    declined: 'Declined',
    expired: 'Not decided in time',
  },
  empty: {
    pending: 'Nothing waits for a second person.',
    approved: 'Nothing has been approved yet.',
    declined: 'Nothing has been declined.',
    expired: 'Everything was decided in time.',
  },
  about: 'Look at it first',
  proposed: (who: string, at: string) => `Proposed by ${who} on ${at}.`,
  until: (at: string) => `Waits until ${at}.`,
  done: { approve: 'You approved it. It is done now.', decline: 'You declined it. Nothing was changed.' },
  waits: ({ hasApprover }: Pick<Approval, 'hasApprover'>) =>
    hasApprover
      ? `Not done yet: it waits for a second person. ${ifMailed('A mail tells those who can approve it, and you when it is decided.')}`
      : `Not done yet. ${NOBODY_YET}`,
  nobodyYet: NOBODY_YET,
  settingsOf: {
    'publishing-takes-two': takesTwo('Publishing a round'),
    'pages-take-two': takesTwo('Publishing a page of text'),
    'notices-take-two': takesTwo('Publishing a notice'),
    'site-takes-two': takesTwo('Publishing a setting of the site'),
    'catalogue-takes-two': takesTwo('Publishing an entry of the catalogue'),
    'admission-takes-two': takesTwo('Publishing dates of admission'),
  },
} as const;

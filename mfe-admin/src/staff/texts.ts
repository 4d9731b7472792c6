export const texts = {
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  icc: 'Member of the Internal Complaints Committee',
  scopesWhole: 'The whole catalogue',
  scopesMissing: 'Choose what this editor may change',
  scopesDepartmentsOf: (count: number) => (count === 1 ? '1 department' : `${count} departments`),
  scopesCampusesOf: (count: number) => (count === 1 ? '1 campus' : `${count} campuses`),
  invite: {
    text: 'A mail with a link is sent, with which they choose their password within three days. The role administrator and the committee wait until another administrator approves.',
    fields: { email: { label: 'E-mail address' }, name: { label: 'Name' }, role: { label: 'Role' } },
    submit: 'Send the invitation',
    sending: 'Sending…',
    done: (email: string) => `The invitation is on its way to ${email}.`,
  },
  change: {
    fields: { name: { label: 'Name' }, role: { label: 'Role' } },
    note: 'A new role ends the sessions of this account. The role administrator and the committee wait until another administrator approves.',
    roleFromGroups: 'The role follows the groups of this person’s university account. Change it there.',
    submit: 'Save',
    disableNote: 'Disabling ends the sessions of this account at once.',
    link: 'Mail a new link for the password',
  },
  reset: {
    text: 'For who has lost the phone and the recovery codes. Make sure that it is really this person who asks you, for example face to face. Another administrator has to approve it; then the sessions of the account end, and the password alone opens it until a second factor is set up again.',
    fields: { reason: { label: 'Reason', hint: 'For example: lost the phone, came to the office on 3 January.' } },
    submit: 'Propose the reset',
  },
} as const;

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
  proposed: (who: string, at: string) => `Proposed by ${who} on ${at}.`,
  until: (at: string) => `Waits until ${at}.`,
  done: { approve: 'You approved it. It is done now.', decline: 'You declined it. Nothing was changed.' },
  waits:
    'Not done yet: it waits for a second person. A mail tells those who can approve it, and you when it is decided.',
  settingsOf: {
    'publishing-takes-two': takesTwo('Publishing a round'),
    'pages-take-two': takesTwo('Publishing a page of text'),
    'notices-take-two': takesTwo('Publishing a notice'),
    'site-takes-two': takesTwo('Publishing a setting of the site'),
    'catalogue-takes-two': takesTwo('Publishing an entry of the catalogue'),
    'admission-takes-two': takesTwo('Publishing dates of admission'),
  },
} as const;

export const texts = {
  title: 'Staff accounts',
  lead: 'Who may enter the staff area, and what they may do there.',
  failed: 'The accounts could not be loaded.',
  caption: 'Staff accounts',
  columns: { name: 'Name', role: 'Role', state: 'State', actions: 'Actions' },
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  icc: 'Member of the Internal Complaints Committee',
  self: 'This is you',
  lastLogin: (at: string) => `Last login ${at}`,
  noLogin: 'No login yet',
  scopes: {
    title: 'What this editor may change',
    whole: 'The whole catalogue',
    wholeHint: 'Every campus, department, person, programme and fee.',
    departments: 'Departments, with their people and programmes',
    campuses: 'Campuses',
    failed: 'The departments and campuses could not be loaded.',
    missing: 'Choose what this editor may change',
    nothing: 'Nothing yet',
    departmentsOf: (count: number) => (count === 1 ? '1 department' : `${count} departments`),
    campusesOf: (count: number) => (count === 1 ? '1 campus' : `${count} campuses`),
  },

  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,

  invite: {
    title: 'Invite somebody',
    text: 'A mail with a link is sent, with which they choose their password within three days. The role administrator and the committee wait until another administrator approves.',
    fields: { email: { label: 'E-mail address' }, name: { label: 'Name' }, role: { label: 'Role' } },
    submit: 'Send the invitation',
    sending: 'Sending…',
    done: (email: string) => `The invitation is on its way to ${email}.`,
    many: 'Invite many people from a list',
  },

  change: {
    title: (name: string) => `Account of ${name}`,
    own: 'What concerns your own rights, somebody else has to change.',
    fields: { name: { label: 'Name' }, role: { label: 'Role' } },
    note: 'A new role ends the sessions of this account. The role administrator and the committee wait until another administrator approves.',
    roleFromGroups: 'The role follows the groups of this person’s university account. Change it there.',
    submit: 'Save',
    done: (name: string) => `The account of ${name} is saved.`,
    disable: 'Disable the account',
    enable: 'Enable the account again',
    disableTitle: (name: string) => `Disable the account of ${name}?`,
    disableNote: 'Disabling ends the sessions of this account at once.',
    link: 'Mail a new link for the password',
    linked: (email: string) => `A mail with a link is on its way to ${email}.`,
  },

  reset: {
    title: 'Reset the second factor',
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
  failed: 'The proposals could not be loaded.',
  stateLabel: 'State',
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
  decided: (who: string, at: string) => `by ${who} on ${at}`,
  approve: 'Approve',
  decline: 'Decline',
  willBe: (what: string) => `When you approve it: ${what}`,
  done: { approve: 'You approved it. It is done now.', decline: 'You declined it. Nothing was changed.' },
  waits:
    'Not done yet: it waits for a second person. A mail tells those who can approve it, and you when it is decided.',

  settings: {
    title: 'Settings',
    failed: 'The settings could not be loaded.',
    of: {
      'publishing-takes-two': takesTwo('Publishing a round'),
      'pages-take-two': takesTwo('Publishing a page of text'),
      'notices-take-two': takesTwo('Publishing a notice'),
      'site-takes-two': takesTwo('Publishing a setting of the site'),
      'catalogue-takes-two': takesTwo('Publishing an entry of the catalogue'),
      'admission-takes-two': takesTwo('Publishing dates of admission'),
    },
  },
} as const;

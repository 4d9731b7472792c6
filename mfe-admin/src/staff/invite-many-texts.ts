import { INVITATIONS_LIMIT } from '../contract';

export const texts = {
  title: 'Invite many people',
  lead: `Up to ${INVITATIONS_LIMIT} people at once. Each gets a mail with a link to choose a password within three days.`,
  back: 'All accounts',
  how: 'Paste lines from a spreadsheet, or choose a CSV file: one person a line, with e-mail address, name and role. The first line may name the columns.',
  roles: (roles: string) =>
    `The roles are: ${roles}. Administrators and members of the Internal Complaints Committee take two people; invite them one by one. An editor can change nothing until you say what, in the list of accounts.`,
  list: 'People to invite',
  listHint: 'For example: asha.rao@university.example, Asha Rao, Notices desk',
  file: 'Or a CSV file',
  fileHint: 'Its lines are put into the list above. Choose it, or drop it here.',
  template: 'Download the template (CSV)',
  templateName: 'people-to-invite.csv',
  columns: {
    line: 'Line',
    email: 'E-mail address',
    name: 'Name',
    role: 'Role',
    problem: 'Problem',
  },
  check: 'Check the list',

  fine: (count: number) =>
    count === 1
      ? '1 person can be invited. Nothing has been sent yet.'
      : `${count} people can be invited. Nothing has been sent yet.`,
  wrong: (wrong: number, all: number) =>
    `${wrong === 1 ? '1 line has' : `${wrong} lines have`} a problem, of ${all}. Nobody is invited before all lines are right.`,
  preview: 'People who will be invited',
  line: (line: number) => `Line ${line}`,
  missing: '–',
  noProblem: 'None',
  goTo: (line: number) => `Go to line ${line}`,
  send: (count: number) => (count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`),
  sending: 'Sending…',
  sent: (count: number) => (count === 1 ? '1 invitation is on its way.' : `${count} invitations are on their way.`),

  problems: {
    none: 'Enter at least one person',
    tooMany: (count: number) => `Invite at most ${INVITATIONS_LIMIT} people at once. This list has ${count}`,
    columnsMissing: (names: string) => `The first line names the columns, but this is missing: ${names}`,
    quote: (line: number) => `A quotation mark in line ${line} is not closed`,
    notText: 'This is no CSV file with the usual letters (UTF-8). Save it as “CSV UTF-8”, or paste its lines above',
    unreadable: 'This file cannot be read. Choose it again',
    tooLarge: 'This file is too large for a list of people',
    noEmail: 'The e-mail address is missing.',
    notEmail: 'This is not an e-mail address.',
    name: (message: string) => `${message}.`,
    noRole: 'The role is missing.',
    unknownRole: (role: string) => `There is no role “${role}”.`,
    admin: 'Administrators are invited one by one.',
    twice: (line: number) => `This address stands in line ${line} already.`,
    fromServer: (message: string) => `${message}.`,
  },
} as const;

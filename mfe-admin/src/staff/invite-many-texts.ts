import { INVITATIONS_LIMIT } from '../contract';

export const texts = {
  lead: `Up to ${INVITATIONS_LIMIT} people at once. Each gets a mail with a link to choose a password within three days.`,
  how: 'Paste lines from a spreadsheet, or choose a CSV file: one person a line, with e-mail address, name and role. The first line may name the columns.',
  roles: (roles: string) =>
    `The roles are: ${roles}. Administrators and members of the Internal Complaints Committee take two people; invite them one by one. An editor can change nothing until you say what, in the list of accounts.`,
  templateName: 'people-to-invite.csv',
  columns: {
    line: 'Line',
    email: 'E-mail address',
    name: 'Name',
    role: 'Role',
    problem: 'Problem',
  },

  fine: (count: number) =>
    count === 1
      ? '1 person can be invited. Nothing has been sent yet.'
      : `${count} people can be invited. Nothing has been sent yet.`,
  wrong: (wrong: number, all: number) =>
    `${wrong === 1 ? '1 line has' : `${wrong} lines have`} a problem, of ${all}. Nobody is invited before all lines are right.`,
  preview: 'People who will be invited',
  missing: '–',
  send: (count: number) => (count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`),
  sent: (count: number) => (count === 1 ? '1 invitation is on its way.' : `${count} invitations are on their way.`),

  problems: {
    tooMany: (count: number) => `Invite at most ${INVITATIONS_LIMIT} people at once. This list has ${count}`,
    columnsMissing: (names: string) => `The first line names the columns, but this is missing: ${names}`,
    notText: 'This is no CSV file with the usual letters (UTF-8). Save it as “CSV UTF-8”, or paste its lines above',
    twice: (line: number) => `This address stands in line ${line} already.`,
  },
} as const;

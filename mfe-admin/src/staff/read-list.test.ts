import { INVITATIONS_LIMIT } from '../contract';
import { TEMPLATE } from './InviteMany';
import { peopleIn, readList, withIssues } from './read-list';

const ASHA = { email: 'asha@seu.example', name: 'Asha Rao', role: 'notices' };
const DEV = { email: 'dev@seu.example', name: 'Dev Varma', role: 'admissions' };

function entriesOf(text: string) {
  const read = readList(text);
  if (!('entries' in read)) throw new Error(read.problem);
  return read.entries;
}
const problemOf = (text: string) => {
  const read = readList(text);
  return 'problem' in read ? read.problem : undefined;
};
/** What is wrong, as `line: problems`. */
const problemsIn = (text: string) =>
  entriesOf(text).flatMap(({ line, problems }) => problems.map((problem) => `${line}: ${problem}`));

it.each([
  ['tabs, as they are pasted', 'asha@seu.example\tAsha Rao\tnotices\ndev@seu.example\tDev Varma\tadmissions'],
  ['commas', 'asha@seu.example,Asha Rao,notices\ndev@seu.example,Dev Varma,admissions\n'],
  [
    'semicolons, and lines as Windows ends them',
    'asha@seu.example;Asha Rao;notices\r\ndev@seu.example;Dev Varma;admissions',
  ],
  ['roles in words, in any case', 'asha@seu.example,Asha Rao,Notices desk\ndev@seu.example,Dev Varma,ADMISSIONS DESK'],
  [
    'a byte order mark, empty lines and spaces',
    '\uFEFF\n Asha@SEU.example , Asha Rao , notices\n\n,,\ndev@seu.example,Dev Varma,admissions',
  ],
  [
    'names of columns, in another order, with more of them',
    'Role,Phone,E-mail ID,Full name\nnotices,1,asha@seu.example,Asha Rao\nadmissions,2,dev@seu.example,Dev Varma',
  ],
  ['quotation marks', '"asha@seu.example","Asha Rao","notices"\ndev@seu.example,"Dev Varma",admissions'],
])('reads %s', (_what, text) => {
  expect(peopleIn(entriesOf(text))).toEqual([ASHA, DEV]);
});

it.each([
  ['a comma in a quoted name', 'asha@seu.example,"Rao, Asha",notices', 'Rao, Asha'],
  ['a comma in a pasted name', 'asha@seu.example\tRao, Asha\tnotices', 'Rao, Asha'],
  ['quotation marks in a pasted name', 'asha@seu.example\tAsha "Bunty" Rao\tnotices', 'Asha "Bunty" Rao'],
  ['another script', 'asha@seu.example,आशा राव,notices', 'आशा राव'],
])('leaves %s as it is', (_what, text, name) => {
  expect(peopleIn(entriesOf(text))).toEqual([{ ...ASHA, name }]);
});

it('says what is wrong at its line, and counts lines as the list has them', () => {
  const text = [
    'E-mail,Name,Role',
    'asha@seu.example,Asha Rao,notices',
    '',
    'asha at seu,,king',
    ',Dev Varma,',
    'head@seu.example,The Head,Administrator',
    'Asha@seu.example,Asha Again,notices',
    `long@seu.example,${'x'.repeat(101)},faculty`,
  ].join('\n');
  expect(problemsIn(text)).toEqual([
    '4: This is not an e-mail address.',
    '4: Enter the name.',
    '4: There is no role “king”.',
    '5: The e-mail address is missing.',
    '5: The role is missing.',
    '6: Administrators are invited one by one.',
    '7: This address stands in line 2 already.',
    '8: Keep the name under 100 characters.',
  ]);
  expect(peopleIn(entriesOf(text))).toBeUndefined();
});

it('counts lines behind a cell of several', () => {
  expect(problemsIn('asha@seu.example,"Asha\nRao",notices\n\nx,Dev Varma,faculty')).toEqual([
    '4: This is not an e-mail address.',
  ]);
});

it.each([
  ['', 'Enter at least one person'],
  [' \n,,\n', 'Enter at least one person'],
  ['E-mail\tName\tRole\n', 'Enter at least one person'],
  ['E-mail,Phone\nasha@seu.example,1', 'The first line names the columns, but this is missing: Name, Role'],
  [
    'asha@seu.example,Asha Rao,notices\ndev@seu.example,"Dev Varma,admissions\nx',
    'A quotation mark in line 2 is not closed',
  ],
])('says why %j is no list', (text, problem) => expect(problemOf(text)).toBe(problem));

it('takes as many as the API does, and no more', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_each, index) => `p${index}@seu.example,Some Body,faculty`).join('\n');
  expect(peopleIn(entriesOf(list(INVITATIONS_LIMIT)))).toHaveLength(INVITATIONS_LIMIT);
  expect(problemOf(list(INVITATIONS_LIMIT + 1))).toBe('Invite at most 200 people at once. This list has 201');
});

it('puts what the API says at the line of the person', () => {
  const entries = entriesOf('asha@seu.example,Asha Rao,notices\n\ndev@seu.example,Dev Varma,admissions');
  const refused = withIssues(entries, [{ path: 'people.1.email', message: 'There is an account' }]);
  expect(refused?.map(({ line, problems, person }) => [line, problems, person])).toEqual([
    [1, [], ASHA],
    [3, ['There is an account.'], undefined],
  ]);
  expect(withIssues(entries, [{ path: 'people', message: 'no' }])).toBeUndefined();
});

it('reads its own template', () => {
  expect(peopleIn(entriesOf(TEMPLATE))?.map(({ role }) => role)).toEqual(['notices', 'faculty']);
});

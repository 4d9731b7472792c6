/** @jest-environment node */
import { LETTER_CODE_LENGTH } from './letters';
import { SIGN_IN_CODE_DIGITS } from './sign-in';
import { normalizeTicket, TICKET_EXAMPLE } from './ticket';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

const inBothLanguages = (name: string): Promise<Tables[]> =>
  Promise.all(['', '.hi'].map(async (language) => ({ ...((await import(`./${name}-texts${language}`)) as Tables) })));

test.each([
  ...['admission-help', 'allotment', 'disown', 'grievance-thread', 'grievances', 'letters', 'mobile', 'notices'],
  ...['page-addresses', 'sender', 'sign-in'],
])('words of %s are flat tables, so that each is found in the other language by its name', async (name) => {
  const [english = {}, hindi = {}] = await inBothLanguages(name);
  expect(Object.keys(hindi)).toEqual(Object.keys(english));
  for (const [table, words] of Object.entries(english)) {
    const others = hindi[table] ?? {};
    expect(Object.keys(others)).toEqual(Object.keys(words));
    for (const word of Object.values(words)) expect(word).toMatch(/^[\x20-\x7e’]+$/);
    for (const word of Object.values(others)) expect(word).toMatch(/[\u0900-\u097f]/);
  }
});

test.each([
  ['sign-in', `${SIGN_IN_CODE_DIGITS}`],
  ['letters', `${LETTER_CODE_LENGTH}`],
  ['grievance-thread', TICKET_EXAMPLE],
])('words of %s say %s, as the check does', async (name, said) => {
  for (const tables of await inBothLanguages(name))
    expect(
      Object.values(tables)
        .flatMap((words) => Object.values(words))
        .join('\n'),
    ).toContain(said);
});

test('the ticket that is shown as an example is one', () => {
  expect(normalizeTicket(TICKET_EXAMPLE)).toBe(TICKET_EXAMPLE);
});

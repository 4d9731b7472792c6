/** @jest-environment node */
import { HttpError } from '@university/web';
import { exampleIdentity } from '@university/shared/testing/identity';
import { refuseWeakPassword } from './password-rules';

const PERSON = { name: 'Sunita Minz', email: 'sunita.minz@seu.example' };

async function refusalOf(password: string, identity = exampleIdentity): Promise<string | undefined> {
  try {
    await refuseWeakPassword(password, { person: PERSON, identity }, 'password');
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(error.issues).toEqual([{ path: 'password', message: expect.stringContaining('Choose four words') }]);
    return error.issues?.[0]?.message;
  }
}

test.each([
  ['a usual word and a year', 'Password@2024'],
  ['the same with more signs', 'Password@2025!!'],
  ['the same with letters as signs', 'P@ssw0rd#2024$'],
  ['the same the other way round', '2024@Password'],
  ['a usual word with dots', 'P.a.s.s.w.o.r.d.2024'],
  ['a usual word backwards', '4321drowssaP@'],
  ['a greeting and a year', 'Welcome@2026!'],
  ['the short name and a row of digits', 'seu123456789'],
  ['the short name in capitals with a sign', 'SEU@123456789'],
  ['the short name with spaces', 'seu 123 456 789'],
  ['the short name again and again', 'seuseuseuseu2025'],
  ['the short name and an office', 'Seu@2024Admin'],
  ['the name of the university', 'Skill and Entrepreneurship University'],
  ['words of that name and a year', 'Skill#Univ#2026'],
  ['such a word with letters as digits', 'Un1ver5ity#2031'],
  ['words of the address', 'dwarka-sector-9'],
  ['words of the address and the postal code', 'Delhi@110077dwarka'],
  ['the own name and a year', 'Sunita.Minz.1987'],
  ['the own name and a row of digits', 'Sunita@Minz1234'],
  ['the country and a date', 'Bharat@15081947'],
  ['the own e-mail address', 'Sunita.Minz@SEU.example'],
  ['the keyboard', '1q2w3e4r5t6y'],
  ['one character', 'zzzzzzzzzzzzzz'],
  ['two usual words', 'password sunshine'],
])('%s is refused with what to do instead', async (_what, password) => {
  expect(await refusalOf(password)).toBeDefined();
});

test.each([
  'four words that rhyme',
  'tulip anchor rice monday',
  'correct horse battery',
  'kV8$pq2!zRm4',
  'Xk29fjw0qLsd',
  '$#%!^&*()_+a~',
  'नदी पहाड़ किताब खिड़की',
  'tulip anchor rice monday at our university in 2026',
])('%s is taken', async (password) => {
  expect(await refusalOf(password)).toBeUndefined();
});

test('the words of another university are that university’s', async () => {
  const other = { ...exampleIdentity, name: 'Zxqvhallam Kwynthorpe', shortName: 'ZK' };
  expect(await refusalOf('Zxqvhallam@2026')).toBeUndefined();
  expect(await refusalOf('Zxqvhallam@2026', other)).toBeDefined();
});

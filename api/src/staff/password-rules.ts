import { identity } from '@university/shared/identity';
import { invalid } from '../errors';

/**
 * What people type when twelve characters are asked for: the heads of published lists of leaked passwords, cut to
 * that length, and runs of the keyboard. Lower case.
 */
const COMMON = new Set(
  [
    '123456789012 1234567890123 12345678901234 123456789123 012345678910 111111111111 000000000000 123123123123',
    '112233445566 121212121212 987654321098 098765432109 qwertyuiop12 qwertyuiop123 qwerty123456 qwertyuiop[]',
    "qwertyuiopasdf 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc zaq12wsxcde3 asdfghjkl123 asdfghjkl;'\\ abcdefghijkl",
    'abcd12345678 abc123456789 aa1234567890 a1b2c3d4e5f6 password1234 password12345 password123456 password@123',
    'password@1234 passw0rd1234 p@ssw0rd1234 p@ssword1234 passwordpassword mypassword123 administrator',
    'administrator1 admin1234567 admin@123456 adminadmin123 welcome12345 welcome@1234 welcome@12345 letmein12345',
    'letmein123456 changeme1234 changeme12345 iloveyou1234 iloveyou12345 sunshine1234 football1234 princess1234',
    'india@123456 india1234567 bharat123456 university123 university1234 student12345 student@1234 teacher12345',
    'faculty12345 faculty@1234 newdelhi1234 newdelhi12345',
  ].flatMap((line) => line.split(' ')),
);

const isOneCharacter = (text: string) => new Set(text).size === 1;

function weakness(password: string, email: string): string | undefined {
  const plain = password.trim().toLowerCase();
  if (plain === email || plain === email.split('@')[0]) return 'Choose something other than your e-mail address';
  if (COMMON.has(plain) || isOneCharacter(plain) || plain === identity.name.toLowerCase()) {
    return 'Many people use this password. Choose another one, such as four words that do not belong together';
  }
  return undefined;
}

/**
 * Its length is checked by the contract.
 * @throws ApiError 400 that names `field`
 */
export function refuseWeakPassword(password: string, email: string, field: string): void {
  const message = weakness(password, email);
  if (message) throw invalid([{ path: field, message }]);
}

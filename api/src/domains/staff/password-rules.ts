import type { Identity } from '@university/shared/contract';
import { invalid } from '@university/web';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { ownWords, type Person } from './own-words';

/** Characters that are looked at: the time grows faster than their number, and a weak beginning helps nobody. */
const LOOKED_AT = 40;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Its dictionaries take some 65 MB and a quarter of a second: they are loaded when the first password is chosen. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: 10,
  });
}

/**
 * How many guesses a good guesser needs for a text.
 * @param words are tried first of all
 */
async function guessesFor(text: string, words: string[] = []): Promise<number> {
  if (text === '') return 1;
  loading ??= load();
  return (await loading).check(text, words).guesses;
}

/**
 * Guesses that a password must withstand: zxcvbn's score 3, "safely unguessable", for passwords that are stored as slow
 * hashes (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016).
 */
const ENOUGH = 1e8;

/** Signs that people put between or behind words, such as `@` and `!`; more different ones count as ten guesses each. */
const USUAL_SIGNS = 2;

const ADVICE = 'Choose four words that do not belong together, or let a password manager make one.';

/** Letters that these stand for in words such as `un1ver$ity`. */
const STANDS_FOR: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const without = (text: string, words: readonly string[]) =>
  words.reduce((left, word) => left.replaceAll(word, ''), text);

const YEAR = /(?:19|20)\d\d/g;
const SIGN = /[^\p{L}\p{M}\p{N}]/gu;

/** What is left of a password when years, signs, and the words that everybody here knows are taken out. */
function remainders(password: string, words: readonly string[]): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const plain = without(lower.replaceAll(SIGN, ''), words).replaceAll(YEAR, '');
  const spelled = lower.replaceAll(YEAR, '').replaceAll(/./gsu, (sign) => STANDS_FOR[sign] ?? sign);
  return [plain, without(spelled.replaceAll(SIGN, ''), words)];
}

/** Who chooses a password, and of which university. */
interface Chooser {
  person: Person;
  identity: Identity;
}

async function weakness(password: string, { person, identity }: Chooser): Promise<string | undefined> {
  const plain = password.trim().toLowerCase();
  if (plain === person.email || plain === person.email.split('@')[0]) {
    return `Choose something other than your e-mail address. ${ADVICE}`;
  }
  const words = ownWords(person, identity);
  if ((await guessesFor(password, words)) < ENOUGH) {
    return `Many people use a password like this one, so it is tried first. ${ADVICE}`;
  }
  const signs = new Set(password.match(SIGN)).size;
  const credit = 10 ** Math.max(0, signs - USUAL_SIGNS);
  for (const rest of remainders(password, words)) {
    if ((await guessesFor(rest)) * credit < ENOUGH) {
      return `Your own name, the name of the university, years and usual words are tried first, and little else is in this password. ${ADVICE}`;
    }
  }
  return undefined;
}

/**
 * Its length is checked by the contract.
 * @throws HttpError 400 that names `field` and says what to choose
 */
export async function refuseWeakPassword(password: string, chooser: Chooser, field: string): Promise<void> {
  const message = await weakness(password, chooser);
  if (message) throw invalid([{ path: field, message }]);
}

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

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
export async function guessesFor(text: string, words: string[] = []): Promise<number> {
  if (text === '') return 1;
  loading ??= load();
  return (await loading).check(text, words).guesses;
}

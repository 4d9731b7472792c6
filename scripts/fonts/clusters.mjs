/** Consonants of Hindi; those with a nukta are two characters. */
export const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह'];

const VOWELS = [...'अआइईउऊऋऍएऐऑओऔ'];

/** Everything of the script that Hindi is written with today. */
export const CHARACTERS = [...'ँंःअआइईउऊऋऍएऐऑओऔ', ...CONSONANTS, ...'़ऽािीुूृॅेैॉोौ्ॐ।॥०१२३४५६७८९॰'];

/** What follows a vowel: a breath, a nasal, or nothing. */
const NASALS = ['', ...'ंँः'];

/** What follows a consonant: the sign of a vowel, with what follows that, or none. */
export const SIGNS = ['', ...'ािीुूृॅेैॉोौ'].flatMap((vowel) => NASALS.map((nasal) => vowel + nasal));

/**
 * Consonants that stand together in words of Hindi, beside those with र and य, which every consonant may have. Whoever finds
 * one missing adds it and runs `npm run fonts`.
 */
export const CLUSTERS =
  'क्क क्ख क्च क्ट क्ट्र क्त क्त्य क्त्र क्थ क्न क्म क्ल क्व क्श क्ष क्ष्म क्ष्य क्स क्स्ट ख्त ख्व ग्द ग्ध ग्न ग्न्य ग्म ग्ल ग्व घ्न ङ्क ङ्ख ङ्ग ङ्घ च्च च्छ ज्ज ज्ज्व ज्झ ज्ञ ज्म ज्व ञ्च ञ्छ ञ्ज ट्ट ट्ठ ड्ड ड्ढ ण्ट ण्ठ ण्ड ण्ढ ण्ण ण्म ण्व त्क त्त त्त्व त्थ त्न त्प त्म त्म्य त्व त्स त्स्य थ्व द्ग द्घ द्द द्ध द्ध्य द्न द्ब द्भ द्म द्व ध्न ध्म ध्व न्च न्ज न्ट न्ड न्त न्त्य न्त्र न्थ न्द न्द्र न्द्व न्ध न्ध्र न्न न्फ न्म न्व न्श न्स न्ह प्ट प्त प्न प्प प्म प्ल प्स फ्ट फ्त फ्ल ब्ज ब्त ब्द ब्ध ब्ब ब्भ ब्ल ब्ह भ्न म्न म्प म्प्र म्प्ल म्ब म्भ म्म म्ल म्ह र्क्स र्ट्स र्त्स र्द्ध र्न्म र्स्व ल्क ल्ग ल्ज ल्ट ल्ड ल्त ल्द ल्प ल्फ ल्ब ल्म ल्ल ल्व ल्श ल्स ल्ह व्व श्क श्च श्त श्न श्म श्ल श्व ष्क ष्ट ष्ट्र ष्ठ ष्ण ष्प ष्प्र ष्म ष्व स्क स्क्र स्ख स्ट स्ट्र स्त स्त्र स्थ स्न स्प स्प्र स्फ स्म स्ल स्व स्स ह्न ह्म ह्ल ह्व ग्ज म्त स्थ्य प्श व्ह म्ब्र त्प्र ल्च ग्स ब्स फ़्ट फ़्त फ़्ल फ़्स ज़्म ज़्ल ज़्ब'
    .split(' ')
    .map((cluster) => cluster.normalize('NFC'));

/** A word in Devanagari, in whatever stands around it. */
export const WORDS = /[\u0900-\u097f\u200c\u200d]+/g;

/** Asks for the form that a consonant has before another one. */
const JOINER = '\u200d';

/** Parts of a cluster: fonts join it step by step, and every step has a glyph of its own. */
function* partsOf(cluster) {
  const consonants = cluster.split('्');
  for (let from = 0; from < consonants.length; from++)
    for (let to = from + 1; to <= consonants.length; to++) {
      const part = consonants.slice(from, to).join('्');
      yield part;
      yield `${part}्`;
      yield `${part}्${JOINER}`;
    }
}

/** Texts that have, between them, every glyph of Hindi. */
export function* samples() {
  yield* CHARACTERS;
  for (const vowel of VOWELS) for (const nasal of NASALS) yield vowel + nasal;
  for (const each of CLUSTERS) for (const sign of SIGNS) for (const part of partsOf(each)) yield part + sign;
  for (const each of CONSONANTS)
    for (const form of [`${each}़`, `र्${each}`, `${each}्र`, `${each}्य`, `${each}़्र`, `${each}़्य`])
      for (const sign of SIGNS) for (const part of partsOf(form)) yield part + sign;
}

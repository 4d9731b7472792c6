import { isDevanagari, keyOf } from './hindi/key';
import { plain, singular } from './latin';

/** Language-specific; the Hindi build replaces this file. */

export const termOf = (word: string): string => (isDevanagari(word) ? keyOf(word) : singular(plain(word)));

/** Stop words: English, then of Hindi questions. */
const EMPTY = new Set(
  (
    'a after against an and any are as at be been but by can could did do does for from get got had has have how i if in into is it its ' +
    'kindly many may me more most much my need not of on or our please should so some tell than that the their them there ' +
    'they this to up us want was we were what when where which who whom why will with would without you your best good course ' +
    'hai hain ka ke ki ko kya kab kaise kitna kitni kitne liye chahiye kare karen hoga hogi milega milegi aayega nahi raha rahi mil mera mujhe ho ' +
    'है हैं का के की को में से क्या कब कैसे कितना कितनी कितने लिए चाहिए करें भरें आएगा होगा मिलेगी नहीं मुझे मेरा'
  )
    .split(' ')
    .map((word) => termOf(word)),
);

export const isEmpty = (word: string): boolean => EMPTY.has(word);

/** Prefix of a term whose word is still being typed. */
export const begunAs = (term: string): string => term;

/** Whether a term shares its beginning with its word, so that a part of a word can be marked. */
export const BEGINS_ALIKE: boolean = true;

/** A word in its own spelling, where its term is phonetic. */
export const lettersOf = (_word: string): string | undefined => undefined;

import { plain, singular } from './latin';

/** How words of this language are told apart. A build of another language takes the file of its name in place of this one. */

/** Words that say nothing of what is looked for, unless there are no others: English ones, then those of questions in Hindi. */
const EMPTY = new Set(
  (
    'a an and any at by can do for from how i in is my of on or our the to what when where which who with ' +
    'hai hain ka ke ki ko kya kab kaise kitna kitni kitne liye chahiye kare karen hoga hogi milega milegi aayega ' +
    'है हैं का के की को में से क्या कब कैसे कितना कितनी कितने लिए चाहिए करें भरें आएगा होगा मिलेगी'
  ).split(' '),
);

/** Whether a plain word says nothing of what is looked for. */
export const isEmpty = (word: string): boolean => EMPTY.has(word);

/** A word as the index has it. */
export const termOf = (word: string): string => singular(plain(word));

/** How terms begin of which a word is typed that is not finished, where it begins none as it is. */
export const begunAs = (term: string): string => term;

/** Whether a term begins as its word does, so that a part of a word can be marked. */
export const BEGINS_ALIKE: boolean = true;

/** Words of a text in the letters they are written in, where terms leave them out. */
export const spellingsOf = (_text: string): string[] => [];

/** Words of a query that a result may lack where nothing has all. */
export const MAY_LACK: number = 1;

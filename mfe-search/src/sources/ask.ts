import type { SearchWord } from '@university/shared/contract';
import { meaningfulTerms } from '../engine/words';

/** Letters of the shortest word that is shortened. */
const SHORTENED = 5;

/** What a singular and its plural begin with alike: `vacanc`. */
export const stem = (term: string): string => (term.length >= SHORTENED ? term.replace(/y$/, '') : term);

/** Words of a query as the server finds them in its texts. */
export const wordsToAsk = (query: string, _words: readonly SearchWord[]): string[] => meaningfulTerms(query);

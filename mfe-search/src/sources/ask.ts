import type { SearchWord } from '@university/shared/contract';
import { meaningfulTerms } from '../engine/words';

const SHORTENED = 5;

/** Common prefix of singular and plural: `vacanc`. */
export const stem = (term: string): string => (term.length >= SHORTENED ? term.replace(/y$/, '') : term);

export const wordsToAsk = (query: string, _words: readonly SearchWord[]): string[] => meaningfulTerms(query);

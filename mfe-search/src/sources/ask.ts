import { meaningfulTerms } from '../engine/words';

/** Words of a query as the server finds them in its texts. */
export const wordsToAsk = (query: string): string[] => meaningfulTerms(query);

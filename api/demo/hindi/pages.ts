import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPageFile } from '../../src/domains/documents/transfer/page-files';
import { resource } from '../../src/platform/resources';
import { withDates } from '../dates';
import { ownerTexts } from './owners';

/** Words of dates and of the table of rounds. */
const DATE_WORDS: Readonly<Record<string, string>> = {
  ...{ Jan: 'जनवरी', Feb: 'फ़रवरी', Mar: 'मार्च', Apr: 'अप्रैल', May: 'मई', Jun: 'जून', Jul: 'जुलाई' },
  ...{ Aug: 'अगस्त', Sep: 'सितंबर', Oct: 'अक्टूबर', Nov: 'नवंबर', Dec: 'दिसंबर', to: 'से' },
  ...{ Round: 'राउंड', Result: 'परिणाम', Decide: 'निर्णय', 'Pay the fee': 'शुल्क भुगतान' },
  ...{ 'Verify documents': 'दस्तावेज़ सत्यापन', Diploma: 'डिप्लोमा', UG: 'स्नातक', PG: 'स्नातकोत्तर' },
};

const WORDS = /Pay the fee|Verify documents|[A-Za-z]+/g;

/** A date, or a table of rounds, as it is written in English. */
const dateInHindi = (text: string) => text.replace(WORDS, (word) => DATE_WORDS[word] ?? word);

/** A page of the demonstration in Hindi, by its address; undefined where there is none. */
export function pageInHindi(address: string, owner: string, firstStart: Date): Record<string, unknown> | undefined {
  const file = path.join(resource('demo/hindi/pages'), `${address}.md`);
  if (!existsSync(file)) return undefined;
  const { page } = readPageFile(address, withDates(readFileSync(file, 'utf8'), firstStart, dateInHindi));
  return { ...page, owner: ownerTexts[owner] };
}

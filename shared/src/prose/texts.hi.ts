import type { Translated } from '../language/translated';
import type * as english from './texts';

export const proseTexts: Translated<typeof english.proseTexts> = {
  newTab: '(नए टैब में खुलता है)',
  tableOf: (heading) => `तालिका: ${heading}`,
  table: (number) => `तालिका ${number}`,
};

export const articleTexts: Translated<typeof english.articleTexts> = {
  contents: 'इस पृष्ठ पर',
  owner: 'ज़िम्मेदार कार्यालय',
  updated: 'अंतिम अपडेट',
};

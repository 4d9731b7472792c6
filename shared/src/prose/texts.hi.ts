import type { Translated } from '../language/translated';
import type * as english from './texts';

export const proseTexts: Translated<typeof english.proseTexts> = {
  newTab: '(नए टैब में खुलता है)',
  tableOf: (heading) => `तालिका: ${heading}`,
  table: (number) => `तालिका ${number}`,
};

import type { Translated } from '@university/shared/language';
import type * as english from './days-texts';

export const texts: Translated<typeof english.texts> = {
  month: (short) => short,
  // “रात 12:00 बजे” alone is the night in which a day ends: for one that begins then, a day too late.
  midnight: { ends: 'रात 12:00 बजे', begins: 'तारीख बदलते ही, रात 12:00 बजे' },
  and: (others, last) => `${others} और ${last}`,
  ordinal: (day) => String(day),
  range: (first, last) => `${first} से ${last}`,
};

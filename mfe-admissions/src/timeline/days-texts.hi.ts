import type { Translated } from '@university/shared/language';
import type * as english from './days-texts';

export const ordinal: Translated<typeof english.ordinal> = (day) => String(day);

// “रात 12:00 बजे” alone means the end of a day.
export const dayEnds: Translated<typeof english.dayEnds> = 'रात 12:00 बजे';
export const dayBegins: Translated<typeof english.dayBegins> = 'तारीख बदलते ही, रात 12:00 बजे';

export const andLast: Translated<typeof english.andLast> = (others, last) => `${others} और ${last}`;
export const range: Translated<typeof english.range> = (first, last) => `${first} से ${last}`;

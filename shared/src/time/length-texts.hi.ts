import type { Translated } from '../language/translated';
import type * as english from './length-texts';

export const lengths: Translated<typeof english.lengths> = {
  days: (amount) => `${amount} दिन`,
  hours: (amount) => `${amount} ${amount === 1 ? 'घंटा' : 'घंटे'}`,
  minutes: (amount) => `${amount} मिनट`,
  seconds: (amount) => `${amount} सेकंड`,
};

export const about: Translated<typeof english.about> = (length) => `लगभग ${length}`;

import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  close: 'बंद करें',
  links: 'लिंक',
  result: (round) => `${round} का परिणाम`,
};

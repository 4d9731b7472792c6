import type { Translated } from '../language/translated';
import type * as english from './text-texts';

export const textTexts: Translated<typeof english.textTexts> = {
  notOneLine: 'लाइन ब्रेक और न दिखने वाले अक्षर हटाएँ',
  hidden: 'न दिखने वाले अक्षर हटाएँ',
};

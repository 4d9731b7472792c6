import type { Translated } from '@university/shared/language';
import type * as english from './officers-texts';

export const officersTexts: Translated<typeof english.officersTexts> = {
  head: ['अधिकारी', 'किसके लिए ज़िम्मेदार', 'संपर्क'],
  onPage: 'कार्यालय के पृष्ठ पर',
};

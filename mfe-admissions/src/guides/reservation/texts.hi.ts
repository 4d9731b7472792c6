import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  forWhom: 'किसके लिए',
  code: 'कोड',
  seats: 'सीटें',
  rule: 'नियम या प्रमाण',
};

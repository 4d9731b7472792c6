import type { Translated } from '@university/shared/language';
import type * as english from './file-texts';

export const fileTexts: Translated<typeof english.fileTexts> = {
  holidays: 'अवकाश',
  academic: 'शैक्षणिक कैलेंडर',
  moves: 'चाँद दिखने पर निर्भर है और एक दिन आगे-पीछे हो सकता है।',
  choice: 'प्रतिबंधित अवकाश: कार्यालय और कक्षाएँ खुली रहती हैं।',
  restricted: (name) => `${name} (प्रतिबंधित)`,
};

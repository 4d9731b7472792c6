import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const blockTexts: Translated<typeof english.blockTexts> = {
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  earlier: 'इस वर्ष के बीते हुए दिन',
  over: (year) => `${year} के सभी दिन बीत चुके हैं। अगले वर्ष के दिन अभी प्रकाशित नहीं हुए हैं; वे यहीं दिए जाएँगे।`,
  holidayHead: ['तिथि', 'दिन', 'अवकाश'],
  termHead: ['क्या', 'कब से', 'कब तक', 'किसके लिए'],
  everybody: 'सभी छात्र',
};

export const fileTexts: Translated<typeof english.fileTexts> = {
  holidays: 'अवकाश',
  academic: 'शैक्षणिक कैलेंडर',
  moves: 'चाँद दिखने पर निर्भर है और एक दिन आगे-पीछे हो सकता है।',
  choice: 'प्रतिबंधित अवकाश: कार्यालय और कक्षाएँ खुली रहती हैं।',
  restricted: (name) => `${name} (प्रतिबंधित)`,
};

import type { Translated } from '@university/shared/language';
import type * as english from './address-texts';

export const addressTexts: Translated<typeof english.addressTexts> = {
  aboutUs: 'विश्वविद्यालय के बारे में पृष्ठ',
  academics: 'पढ़ाई के बारे में पृष्ठ',
  administration: 'प्रशासन के बारे में पृष्ठ',
  administrative: 'प्रशासन का अनुभाग',
  alumni: 'पूर्व छात्रों के लिए पृष्ठ',
  amenities: 'सुविधाओं के बारे में पृष्ठ',
  policies: 'वेबसाइट की नीति',
  describe: (title) => `जानकारी का पृष्ठ: ${title}।`,
  any: { title: 'पृष्ठ', description: 'जानकारी का पृष्ठ, अपने अलग वेब पते पर।' },
};

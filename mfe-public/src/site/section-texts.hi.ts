import type { Translated } from '@university/shared/language';
import type * as english from './section-texts';

export const sectionTexts: Translated<typeof english.sectionTexts> = {
  supportServices: {
    title: 'सहयोगी सेवाएँ',
    description: 'वे सेवाएँ जिनसे कैंपस चलते हैं: कंप्यूटर, इमारतें, परिवहन और स्वास्थ्य।',
  },
  otherUnits: {
    title: 'अन्य शैक्षणिक इकाइयाँ',
    description: 'वे केंद्र और प्रकोष्ठ जो स्कूलों से अलग पढ़ाई या शोध का काम करते हैं।',
  },
  ugcGuidelines: {
    title: 'UGC के दिशानिर्देश',
    description: 'विश्वविद्यालय अनुदान आयोग के वे दिशानिर्देश जो विश्वविद्यालय पर लागू हैं।',
  },
  unknown: 'पृष्ठ तैयार हो रहा है',
};

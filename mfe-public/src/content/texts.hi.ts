import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  loading: 'पृष्ठ लोड हो रहा है...',
  failed: 'यह पृष्ठ लोड नहीं हो सका।',
  title: 'पृष्ठ',
  missingTitle: 'पृष्ठ नहीं मिला',
  noOffice: {
    missing: 'प्रशासन में इस नाम का कोई अनुभाग नहीं है। सभी अनुभागों की सूची एक पृष्ठ पर है।',
    link: 'प्रशासनिक कार्यालय',
  },
  noPage: {
    missing: 'यह पृष्ठ अभी लिखा नहीं गया है, या इसका वेब पता कुछ और है। सभी पृष्ठों की सूची साइट मैप में है।',
    link: 'साइट मैप',
  },
  calendars: { holidays: 'अवकाश कैलेंडर', terms: 'शैक्षणिक कैलेंडर' },
  forWhom: (name, whom) => `${name}। किसके लिए: ${whom}।`,
  notices: {
    title: 'सबसे नए दस्तावेज़',
    loading: 'सूचनाएँ लोड हो रही हैं...',
    failed: 'सूचनाएँ लोड नहीं हो सकीं।',
    empty: 'अभी यहाँ कुछ प्रकाशित नहीं है।',
    all: 'सभी दस्तावेज़, खोज और संग्रह के साथ',
  },
};

export const officersTexts: Translated<typeof english.officersTexts> = {
  head: ['अधिकारी', 'किसके लिए ज़िम्मेदार', 'संपर्क'],
  onPage: 'कार्यालय के पृष्ठ पर',
};

export const placementTexts: Translated<typeof english.placementTexts> = {
  who: 'कौन',
  numbers: ['पढ़ाई पूरी की', 'नौकरी करते हैं', 'आगे पढ़ते हैं', 'अपना कारोबार', 'एक वर्ष का माध्यिका वेतन'],
  unknown: 'मालूम नहीं',
  source: (source) => `स्रोत: ${source}`,
};

import type { Translated } from '@university/shared/language';
import type * as english from './rounds-texts';

export const texts: Translated<typeof english.texts> = {
  caption: 'राउंड और उनकी अवधि',
  columns: ['परिणाम', 'अभी', 'निर्णय लें', 'शुल्क जमा करें', 'दस्तावेज़ों का सत्यापन'],
  states: {
    unset: 'अभी घोषित नहीं',
    planned: 'आना बाकी',
    before: 'परिणाम आ गया है, निर्णय अभी शुरू नहीं हुए',
    open: 'निर्णय लिए जा सकते हैं',
    closed: 'बंद',
  },
  until: (from, to) => `${from} से ${to} तक`,
  over: (days) => `${days}, बीत चुका है`,
  none: 'घोषणा बाकी है',
  unknown: 'तिथियाँ अभी नहीं दिखाई जा सकीं। वे प्रवेश सूचनाओं में भी दी गई हैं।',
};

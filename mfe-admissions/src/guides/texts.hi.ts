import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  title: 'प्रवेश',
  loading: 'पृष्ठ लोड हो रहा है...',
  failed: 'यह पृष्ठ लोड नहीं हो सका।',
  missingTitle: 'यह पृष्ठ अभी लिखा नहीं गया है',
  missing: 'परिणाम और तिथियाँ “प्रवेश” पृष्ठ पर हैं।',
  toOverview: 'प्रवेश',
  lead: 'परिणाम, राउंड की तिथियाँ, और आवेदन कहाँ करें।',
  rounds: 'अभी के परिणाम और तिथियाँ',
  apply: 'आवेदन कहाँ करें?',
};

export const roundsTexts: Translated<typeof english.roundsTexts> = {
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

export const decisionsTexts: Translated<typeof english.decisionsTexts> = {
  caption: 'चारों निर्णय',
  columns: ['निर्णय', 'आपके शब्दों में', 'सीट रखी जाएगी?', 'अगले राउंड में?'],
  yes: 'हाँ',
  no: 'नहीं',
};

export const reservationTexts: Translated<typeof english.reservationTexts> = {
  forWhom: 'किसके लिए',
  code: 'कोड',
  seats: 'सीटें',
  rule: 'नियम या प्रमाण',
};

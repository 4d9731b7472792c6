import type { Translated } from '@university/shared/language';
import type * as english from './texts';

/** Dates come last in Hindi too. */
export const says: Translated<typeof english.says> = {
  opens: 'आवेदन शुरू होने की तिथि',
  applyBy: 'आवेदन की अंतिम तिथि',
  applyToday: 'आवेदन की अंतिम तिथि आज है,',
  applyNow: 'आवेदन खुले हैं',
  closed: 'आवेदन बंद: अंतिम तिथि',
  planned: 'परिणाम की संभावित तिथि',
  before: 'परिणाम आ गया है, निर्णय लेने की शुरुआत',
  decideBy: 'निर्णय लेने का अंतिम समय',
  closesToday: 'निर्णय लेने का अंतिम समय आज',
  verify: 'दस्तावेज़ों का सत्यापन',
  verifyUntil: 'दस्तावेज़ों के सत्यापन का अंतिम दिन',
};

export const texts: Translated<typeof english.texts> = {
  panel: 'प्रवेश: अभी क्या चल रहा है',
  panelAll: 'सभी तिथियाँ और आवेदन का तरीका',
  next: 'आगे क्या है',
  columns: ['प्रवेश मार्ग', 'आवेदन', 'परिणाम', 'अगला काम'],
  table: 'हर प्रवेश मार्ग का अगला काम',
  out: (round) => `${round} का परिणाम आ गया है`,
  nothing: 'अभी कोई तिथि आगे नहीं है। अगले प्रवेश की तिथियाँ यहाँ लिखी जाएँगी।',
  unknown: 'तिथियाँ अभी नहीं दिखाई जा सकीं। वे प्रवेश सूचनाओं में भी दी गई हैं।',
  calendar: 'सभी तिथियाँ मेरे कैलेंडर में डालें',
  left: 'बाकी',
};

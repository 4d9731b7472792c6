import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  title: 'प्रवेश',
  contents: 'इस पृष्ठ पर',
  owner: 'ज़िम्मेदार कार्यालय',
  updated: 'अंतिम अपडेट',
  loading: 'पृष्ठ लोड हो रहा है...',
  failed: 'यह पृष्ठ लोड नहीं हो सका।',
  missingTitle: 'यह पृष्ठ अभी लिखा नहीं गया है',
  missing: 'परिणाम और तिथियाँ “प्रवेश” पृष्ठ पर हैं।',
  toOverview: 'प्रवेश',
  lead: 'परिणाम, राउंड की तिथियाँ, और आवेदन कहाँ करें।',
  rounds: 'अभी के परिणाम और तिथियाँ',
  apply: 'आवेदन कहाँ करें?',
};

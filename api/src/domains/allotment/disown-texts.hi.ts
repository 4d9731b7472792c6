import type { Translated } from '@university/shared/language';
import type * as english from './disown-texts';

export const disownTexts: Translated<typeof english.disownTexts> = {
  title: 'आपकी सीट पर निर्णय रोक दिए गए हैं',
  held: 'अब आपकी सीट पर कोई भी निर्णय नहीं ले सकता, और आपके रिकॉर्ड में जिसने भी साइन इन किया था, उसे साइन आउट कर दिया गया है।',
  ticket: 'आपका टिकट नंबर:',
  next: 'प्रवेश कार्यालय इसकी जाँच करता है। इससे आपकी सीट नहीं जाती: कार्यालय आपका निर्णय आपके लिए दर्ज करता है, निर्णय की अवधि बंद होने के बाद भी। हमारा इंतज़ार न करें। फ़ोन करें:',
  write: 'या लिखें:',
  failed: 'कुछ भी बदला नहीं गया',
  form: 'यह मैंने नहीं किया',
  token: 'ई-मेल में दी गई कुंजी',
};

import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const plain: Translated<typeof english.plain> = {
  withScripts: 'यह पृष्ठ उलटी गिनती वाली घड़ी के साथ खोलें (इसके लिए JavaScript चाहिए)',
  signIn: (result) => `${result}: साइन इन`,
  signInFailed: 'आपका साइन इन नहीं हुआ',
  help: 'साइन इन करने में मदद, और आपकी जानकारी का क्या होता है',
  again: (seconds) => (seconds === 60 ? 'एक मिनट बाद फिर कोशिश करें।' : `${seconds} सेकंड बाद फिर कोशिश करें।`),
  signedOut: 'आप साइन आउट हो गए हैं',
  signedOutText: 'आपका परिणाम अब इस ब्राउज़र में नहीं है।',
  failed: 'कुछ भी बदला नहीं गया',
  seeResult: 'परिणाम',
  notOpen: 'यह अब आपके लिए खुला नहीं है। नीचे देखें कि आपका रिकॉर्ड अभी कैसा है।',
  otherRecord: 'इस ब्राउज़र में पिछले पृष्ठ के रिकॉर्ड से अलग रिकॉर्ड में साइन इन किया गया है। नीचे वह रिकॉर्ड है जिसमें अभी साइन इन है।',
};

import type { Translated } from '../language/translated';
import type * as english from './admission-help-texts';

export const admissionHelpTexts: Translated<typeof english.admissionHelpTexts> = {
  name: 'अपना नाम लिखें',
  formNumber: 'अपना फ़ॉर्म नंबर लिखें',
  track: 'वह प्रवेश मार्ग चुनें जिसके लिए आपने आवेदन किया था',
  reason: 'चुनें कि क्या होता है',
  tooLong: 'इसे 2,000 अक्षरों के अंदर रखें',
  message: 'लिखें कि क्या होता है',
};

export const helpReasonNames: Translated<typeof english.helpReasonNames> = {
  'no-record': 'लिखा आता है कि कोई रिकॉर्ड नहीं मिला',
  'which-email': 'मुझे नहीं पता कि मैंने कौन-सा ई-मेल पता दिया था',
  'birth-date': 'आवेदन में मेरी जन्म तिथि गलत है',
  'no-code': 'कोड नहीं आता',
  other: 'कुछ और',
};

import type { Translated } from '@university/shared/language';
import { say } from '../../platform/mail/compose';
import type * as english from './texts';

export const correctionTexts: Translated<typeof english.correctionTexts> = {
  subject: say`आपकी जानकारी ठीक की गई`,
  dear: (person) => say`प्रिय ${person},`,
  fields: {
    name: 'आपका नाम',
    email: 'आपका ई-मेल पता',
    registeredCategory: 'आपकी पंजीकृत श्रेणी',
    birthDate: 'आपकी जन्म तिथि',
  },
  corrected: (fields) => say`प्रवेश कार्यालय ने आपके आवेदन में यह जानकारी ठीक की है: ${fields}।`,
  withThisAddress: say`अब से अपने परिणाम में उसी ई-मेल पते से साइन इन करें, जिस पर यह ई-मेल आया है।`,
  withOtherAddress: say`अब से ई-मेल दूसरे पते पर भेजे जाएँगे, और आप उसी पते से साइन इन करेंगे।`,
  again: say`जिसने भी आपके परिणाम में साइन इन किया था, उसे साइन आउट कर दिया गया है। परिणाम देखने के लिए फिर से साइन इन करें।`,
  notMe: (helpDesk, phone) =>
    say`अगर आपने इसके लिए नहीं कहा था या आपको इसका पता नहीं है, तो तुरंत ${helpDesk} पर लिखें या ${phone} पर फ़ोन करें।`,
};

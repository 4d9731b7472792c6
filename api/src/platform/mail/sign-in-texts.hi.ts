import type { Translated } from '@university/shared/language';
import { say } from './compose';
import type * as english from './sign-in-texts';

export const signInTexts: Translated<typeof english.signInTexts> = {
  subject: say`साइन इन करने का आपका कोड`,
  dear: (person) => say`प्रिय ${person},`,
  code: ({ code, where, minutes }) =>
    say`${where} में साइन इन करने का आपका कोड ${code} है। यह ${minutes} मिनट तक मान्य है और एक ही बार काम करता है।`,
  why: say`यह कोड इसलिए माँगा जा रहा है, क्योंकि किसी ने आपके ई-मेल पते के साथ कई बार गलत जानकारी भरी है।`,
  notMe: (helpDesk) =>
    say`यह कोड किसी को न बताएँ। अगर आपने अभी साइन इन करने की कोशिश नहीं की, तो आपकी जानकारी किसी और के पास है: ${helpDesk} पर लिखें।`,
};

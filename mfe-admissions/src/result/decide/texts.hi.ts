import { SEAT } from '@university/shared/contract';
import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const takeBack: Translated<typeof english.takeBack> = {
  timeLeft: 'वापस लेने के लिए बचा समय:',
  timeLeftAloud: (time) => `निर्णय वापस लेने के लिए बचा समय: ${time}।`,
};

export const dialog: Translated<typeof english.dialog> = {
  ...SEAT,
  sendCodeAgain: 'मुझे नया कोड ई-मेल से भेजें',
  sendingCode: 'कोड माँगा जा रहा है…',
  codesSent: 'हमने आपको कई कोड ई-मेल से भेजे हैं, और वे अब भी मान्य हैं: उनमें से कोई भी लिखें। नया कोड भेजने में बचा समय:',
  codeFailed: 'कोड नहीं भेजा जा सका। अपना इंटरनेट देखें और फिर से माँगें।',
  tooManyGuesses: 'बहुत-सी गलत कोशिशें हुईं, इसलिए आपकी सुरक्षा के लिए इसे कुछ देर रोक दिया गया है। बचा समय:',
  sending: 'भेजा जा रहा है…',
  slow: 'आपका निर्णय भेजा जा रहा है। कृपया रुकें, वह एक ही बार भेजा जाता है।',
  busyBefore: 'सेवा पर बहुत भार है या उसमें रुकावट है। आपका निर्णय अभी दर्ज नहीं हुआ है। यह पृष्ठ उसे अपने आप फिर भेजेगा, अब से',
  busyAfter: ' में। पृष्ठ खुला रखें।',
};

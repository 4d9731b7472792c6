import type { Translated } from '../language/translated';
import type * as english from './grievance-words';

export const SEND_FIELDS: Translated<typeof english.SEND_FIELDS> = {
  kind: 'आप कौन हैं',
  name: 'आपका नाम',
  email: 'ई-मेल',
  mobile: 'मोबाइल नंबर',
  category: 'शिकायत किस बारे में है',
  subject: 'विषय',
  message: 'क्या हुआ',
};

export const TRACKED_WORDS: Translated<typeof english.TRACKED_WORDS> = {
  ticket: 'टिकट नंबर',
  subject: 'विषय',
  status: 'स्थिति',
  statuses: {
    open: 'मिल गई, काम शुरू होना बाकी है',
    'in-progress': 'देखी जा रही है',
    settled: 'निपट गई',
    rejected: 'बिना कार्रवाई बंद हुई',
  },
  received: 'कब मिली',
  due: 'जवाब कब तक',
  extended: 'नई तिथि, जो आपको बताई गई',
  thread: 'क्या-क्या लिखा गया',
  entries: { message: 'आपने लिखा', reply: 'हमने जवाब दिया', extension: 'हमें और समय चाहिए' },
  noReply: 'अभी कोई जवाब नहीं आया है।',
};

export const RECEIPT_WORDS: Translated<typeof english.RECEIPT_WORDS> = {
  title: 'आपकी शिकायत हमें मिल गई है',
  ticket: 'टिकट नंबर',
  keep: 'यह नंबर सँभालकर रखें: इससे और आपके ई-मेल पते से पता चलता है कि मामला कहाँ तक पहुँचा।',
  due: (day) => `जवाब ${day} तक मिलना चाहिए।`,
  track: 'स्थिति देखें',
};

export const ADD_MESSAGE_WORDS: Translated<typeof english.ADD_MESSAGE_WORDS> = {
  title: 'संदेश जोड़ें',
  reopens: 'यह शिकायत बंद है। संदेश भेजने से वह फिर खुल जाती है।',
  message: 'संदेश',
  submit: 'संदेश भेजें',
  failed: 'संदेश नहीं जुड़ा',
  done: 'आपका संदेश जुड़ गया।',
};

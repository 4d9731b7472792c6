import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  offline: 'आप ऑफ़लाइन हैं।',
  silent: 'विश्वविद्यालय से जवाब नहीं मिल पाया।',
  asOf: (time) => `यह पृष्ठ ${time} का है।`,
  retry: 'फिर से कोशिश करें',
  notSaved: 'आपने जो पृष्ठ माँगा है, वह इस डिवाइस पर सहेजा हुआ नहीं है।',
  neverSaved: 'परिणाम, साइन इन और कर्मचारियों के पृष्ठ कभी नहीं सहेजे जाते। उनके लिए इंटरनेट ज़रूरी है।',
  savedTitle: 'इस डिवाइस पर सहेजा हुआ',
  savedWithLetters: 'इस डिवाइस पर आपके पत्र और पृष्ठ',
  savedLead: 'यहाँ जो है, उसे बिना इंटरनेट के भी पढ़ सकते हैं।',
  pages: 'आपके खोले हुए पृष्ठ',
  noPages: 'अभी कोई नहीं। पृष्ठ आपके पढ़ते समय सहेजे जाते हैं।',
  letters: 'इस डिवाइस पर सहेजे हुए पत्र',
  letterAsOf: (time) => `${time} तक का। उसके बाद के निर्णय इसमें नहीं हैं।`,
  open: 'पत्र खोलें',
  remove: 'इस डिवाइस से हटाएँ',
};

import type { Translated } from '@university/shared/language';
import type * as english from './saved-texts';

export const saved: Translated<typeof english.saved> = {
  title: 'इस डिवाइस पर सहेजे हुए पत्र',
  titleEnd: ':',
  lead: 'इस डिवाइस का उपयोग करने वाला कोई भी व्यक्ति इन्हें खोल सकता है। साइन आउट करने से ये नहीं हटते।',
  asOf: (time) => `${time} तक का। उसके बाद के निर्णय इसमें नहीं हैं।`,
  all: 'इस डिवाइस पर जो कुछ है, बिना इंटरनेट के भी',
  open: 'खोलें',
  remove: 'इस डिवाइस से हटाएँ',
  which: (act, name) => `${act}: ${name}`,
};

import type { Translated } from '../../language/translated';
import type * as english from './birth-date-texts';

const parts = { day: 'दिन', month: 'महीना', year: 'वर्ष' };

export const texts: Translated<typeof english.texts> = {
  empty: 'अपनी जन्म तिथि लिखें।',
  incomplete: (missing) => `अपनी जन्म तिथि में यह भी लिखें: ${missing}।`,
  unreadable: (unread) => `अपनी जन्म तिथि में यह जाँचें: ${unread}। अंकों में लिखें, और वर्ष चार अंकों में।`,
  impossible: 'ऐसी कोई तिथि नहीं होती। दिन और महीना जाँचें।',
  future: 'जन्म तिथि आज से पहले की होनी चाहिए।',
  the: parts,
  a: parts,
  and: ' और ',
  months: (
    'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर ' +
    'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्तूबर नवम्बर दिसम्बर ' +
    'january february march april may june july august september october november december'
  ).split(' '),
};

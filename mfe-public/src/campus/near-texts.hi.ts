import type { Translated } from '@university/shared/language';
import type * as english from './near-texts';

export const nearTexts: Translated<typeof english.nearTexts> = {
  title: 'आपके पास के कैंपस',
  label: 'आपका पिन कोड',
  hint: 'छह अंक।',
  find: 'खोजें',
  loading: 'कैंपस खोजे जा रहे हैं...',
  failed: 'कैंपस खोजे नहीं जा सके।',
  from: (name, code) => `${name} (${code}) से सीधी रेखा में दूरी।`,
  instead: (asked) => `${asked} कहाँ है, यह हमें मालूम नहीं। दूरी उसके पास के पिन कोड से नापी गई है।`,
  unknown: (asked) => `पिन कोड ${asked} हमें मालूम नहीं। उसे ध्यान से देखें, या नीचे ज़ोन चुनें।`,
  none: 'नक्शे पर अभी किसी कैंपस की जगह नहीं है। नीचे ज़ोन चुनें।',
  away: (kilometres) => (kilometres < 1 ? '1 किमी से कम' : `${kilometres} किमी`),
};

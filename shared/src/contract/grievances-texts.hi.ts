import type { Translated } from '../language/translated';
import type * as english from './grievances-texts';

export const grievanceTexts: Translated<typeof english.grievanceTexts> = {
  kind: 'छात्र या कर्मचारी चुनें',
  name: 'अपना नाम लिखें',
  category: 'चुनें कि शिकायत किस बारे में है',
  subject: 'कम से कम 5 अक्षरों में विषय लिखें',
  message: 'कम से कम 20 अक्षरों में पूरी बात बताएँ',
  tooLong: 'इसे 5,000 अक्षरों के अंदर रखें',
};

export const grievanceCategoryNames: Translated<typeof english.grievanceCategoryNames> = {
  admission: 'प्रवेश',
  fee: 'शुल्क और शुल्क वापसी',
  examination: 'परीक्षा और परिणाम',
  scholarship: 'छात्रवृत्ति',
  campus: 'कैंपस और छात्रावास',
  teaching: 'पढ़ाई',
  documents: 'दस्तावेज़ और प्रमाण पत्र',
  'caste-discrimination': 'जाति के आधार पर भेदभाव',
  discrimination: 'अन्य भेदभाव',
  harassment: 'उत्पीड़न',
  ragging: 'रैगिंग',
  'service-matters': 'सेवा संबंधी विषय',
  other: 'कुछ और',
};

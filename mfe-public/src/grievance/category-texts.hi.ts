import type { Translated } from '@university/shared/language';
import type * as english from './category-texts';

export const categoryTexts: Translated<typeof english.categoryTexts> = {
  admission: 'प्रवेश',
  fee: 'शुल्क और शुल्क वापसी',
  examination: 'परीक्षा और परिणाम',
  scholarship: 'छात्रवृत्ति',
  campus: 'कैंपस और छात्रावास',
  teaching: 'पढ़ाई',
  documents: 'दस्तावेज़ और प्रमाण पत्र',
  'service-matters': 'सेवा संबंधी मामले',
  'caste-discrimination': 'जाति के आधार पर भेदभाव',
  discrimination: 'अन्य भेदभाव',
  harassment: 'उत्पीड़न',
  ragging: 'रैगिंग',
  other: 'कुछ और',
};

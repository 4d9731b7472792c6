import type { Translated } from '../language/translated';
import type * as english from './allotment-texts';

export const allotmentTexts: Translated<typeof english.allotmentTexts> = {
  email: 'वह ई-मेल पता लिखें जो आपने आवेदन में दिया था',
  birthDate: 'अपनी जन्म तिथि इस तरह लिखें: DD-MM-YYYY',
  code: 'ई-मेल में आए 6 या 12 अंक लिखें',
};

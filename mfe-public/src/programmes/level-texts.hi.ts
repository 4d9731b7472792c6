import type { Translated } from '@university/shared/language';
import type * as english from './level-texts';

export const levelTexts: Translated<typeof english.levelTexts> = {
  DIPLOMA: { tab: 'डिप्लोमा', short: 'डिप्लोमा', title: 'डिप्लोमा पाठ्यक्रम' },
  UG: { tab: 'स्नातक', short: 'स्नातक', title: 'स्नातक पाठ्यक्रम' },
  PG: { tab: 'स्नातकोत्तर', short: 'स्नातकोत्तर', title: 'स्नातकोत्तर पाठ्यक्रम' },
};

export const programTexts: Translated<typeof english.programTexts> = {
  loading: 'पाठ्यक्रम लोड हो रहे हैं...',
  failed: 'पाठ्यक्रम लोड नहीं हो सके।',
};

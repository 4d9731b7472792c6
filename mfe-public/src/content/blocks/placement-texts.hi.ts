import type { Translated } from '@university/shared/language';
import type * as english from './placement-texts';

export const placementTexts: Translated<typeof english.placementTexts> = {
  who: 'कौन',
  numbers: ['पढ़ाई पूरी की', 'नौकरी करते हैं', 'आगे पढ़ते हैं', 'अपना कारोबार', 'एक वर्ष का माध्यिका वेतन'],
  unknown: 'मालूम नहीं',
  source: (source) => `स्रोत: ${source}`,
};

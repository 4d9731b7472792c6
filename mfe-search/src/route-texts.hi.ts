import type { Translated } from '@university/shared/language';
import type * as english from './route-texts';

export const texts: Translated<typeof english.texts> = {
  search: {
    title: 'खोज',
    description: 'पृष्ठ, पाठ्यक्रम, विभाग, कैंपस, शिक्षक और सूचनाएँ खोजें।',
    keywords: ['खोजें', 'ढूँढें', 'search'],
  },
};

import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  title: 'इस पाठ्यक्रम में प्रवेश',
  none: 'अभी कोई तिथि आगे नहीं है। अगले प्रवेश की तिथियाँ यहाँ लिखी जाएँगी।',
  unknown: 'राउंड की तिथियाँ अभी नहीं दिखाई जा सकीं।',
  ranks: 'किस रैंक पर सीट मिली?',
  all: 'सभी राउंड और तिथियाँ',
};

import type { Translated } from '@university/shared/language';
import type * as english from './decisions-texts';

export const texts: Translated<typeof english.texts> = {
  caption: 'चारों निर्णय',
  columns: ['निर्णय', 'आपके शब्दों में', 'सीट रखी जाएगी?', 'अगले राउंड में?'],
  yes: 'हाँ',
  no: 'नहीं',
};

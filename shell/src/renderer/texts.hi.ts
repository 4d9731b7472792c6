import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  nothing: 'इस वेब पते पर कुछ नहीं है।\n',
  unreadable: 'यह अभी नहीं पढ़ा जा सकता। कृपया फिर से कोशिश करें।\n',
};

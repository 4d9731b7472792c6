import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  apiAway: 'सेवा में रुकावट आई है। कुछ बदला नहीं गया है; थोड़ी देर में फिर से कोशिश करें।',
  outcomeUnknown: 'सेवा से जवाब नहीं मिला। फिर से कोशिश करने से पहले देख लें कि काम हुआ है या नहीं।',
  nothing: 'इस वेब पते पर कुछ नहीं है।',
  noPage: 'ऐसा कोई पृष्ठ नहीं है।\n',
  noSiteMap: 'ऐसा कोई साइट मैप नहीं है।\n',
  unreadableAddress: 'यह वेब पता पढ़ा नहीं जा सकता।\n',
  asItWas: (time) => `यह पृष्ठ वैसा है जैसा ${time} पर था। तब से इसमें कुछ बदला हो सकता है।`,
  later: {
    title: 'यह पृष्ठ अभी नहीं दिखाया जा सकता',
    text: 'गड़बड़ी हमारी ओर से है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  },
};

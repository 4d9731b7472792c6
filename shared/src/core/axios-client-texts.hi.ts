import type { Translated } from '../language/translated';
import type * as english from './axios-client-texts';

export const texts: Translated<typeof english.texts> = {
  cancelled: 'यह अनुरोध रद्द कर दिया गया।',
  tooLate: 'विश्वविद्यालय से 10 सेकंड में जवाब नहीं आया। फिर से कोशिश करें।',
  failed: 'हमारी ओर से कुछ गड़बड़ हो गई। एक मिनट बाद फिर से कोशिश करें।',
};

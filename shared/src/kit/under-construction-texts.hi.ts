import type { Translated } from '../language/translated';
import type * as english from './under-construction-texts';

export const texts: Translated<typeof english.texts> = {
  lead: 'यह अनुभाग अभी बन रहा है।',
  help: 'जब तक यह तैयार नहीं होता, यहाँ जो देखने आए थे उसके लिए हेल्पडेस्क को लिखें:',
  back: 'वापस जाएँ',
  home: 'मुख्य पृष्ठ पर जाएँ',
};

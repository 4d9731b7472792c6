import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  title: 'क्या आप अब भी यहाँ हैं?',
  before: 'कुछ देर से इस पृष्ठ पर कुछ नहीं किया गया है। आपके रिकॉर्ड की सुरक्षा के लिए आपको साइन आउट किया जाएगा, अब से',
  after: ' में। इससे कोई निर्णय नहीं भेजा जाता।',
  stay: 'साइन इन रहें',
  signOut: 'अभी साइन आउट करें',
};

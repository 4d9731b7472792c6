import type { Translated } from '../language/translated';
import type * as english from './mobile-texts';

export const mobileTexts: Translated<typeof english.mobileTexts> = {
  invalid: '6, 7, 8 या 9 से शुरू होने वाला 10 अंकों का मोबाइल नंबर लिखें',
};

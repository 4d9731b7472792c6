import type { Translated } from '../language/translated';
import type * as english from './sign-in-texts';

export const signInTexts: Translated<typeof english.signInTexts> = {
  code: 'ई-मेल में आए 8 या 12 अंक लिखें',
};

import type { Translated } from '../language/translated';
import type * as english from './texts';

export const kitTexts: Translated<typeof english.kitTexts> = {
  retry: 'फिर से कोशिश करें',
  newTab: '(नए टैब में खुलता है)',
};

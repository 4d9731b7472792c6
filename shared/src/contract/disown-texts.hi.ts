import type { Translated } from '../language/translated';
import type * as english from './disown-texts';

export const disownTexts: Translated<typeof english.disownTexts> = {
  token: 'ई-मेल से पूरी कुंजी कॉपी करें: 43 अक्षर, अंक, डैश और अंडरस्कोर',
};

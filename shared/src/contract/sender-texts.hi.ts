import type { Translated } from '../language/translated';
import type * as english from './sender-texts';

export const senderTexts: Translated<typeof english.senderTexts> = {
  emailMissing: 'अपना ई-मेल पता लिखें',
  emailInvalid: 'name@university.example जैसा ई-मेल पता लिखें',
};

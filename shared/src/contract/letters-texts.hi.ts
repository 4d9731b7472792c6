import type { Translated } from '../language/translated';
import type * as english from './letters-texts';

export const letterTexts: Translated<typeof english.letterTexts> = {
  code: 'कोड के सभी 20 अक्षर और अंक लिखें',
};

import type { Language, Translated } from '@university/shared/language';
import { compose, helpDesk, type MailText, name, ours, token } from './compose';
import { signInTexts as english } from './sign-in-texts';
import { signInTexts as hindi } from './sign-in-texts.hi';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

interface SignIn {
  name: string;
  code: string;
  where: string;
  minutes: number;
}

export function signInCode({ name: person, code, where, minutes }: SignIn, language: Language = 'en'): MailText {
  const texts = TEXTS[language];
  return compose(
    'sign-in-code',
    texts.subject,
    [
      texts.dear(name(person, language)),
      texts.code({ code: token(code), where: ours(where), minutes }),
      texts.why,
      texts.notMe(helpDesk),
    ],
    language,
  );
}

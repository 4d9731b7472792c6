import type { Language, Translated } from '@university/shared/language';
import { compose, helpDesk, type MailText, name, ours, token } from './compose';
import { signInTexts as english } from './sign-in-texts';
import { signInTexts as hindi } from './sign-in-texts.hi';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

interface SignIn {
  /** Whom to greet. */
  name: string;
  code: string;
  /** What is signed in to, in the language of the mail: `your result`. */
  where: string;
  /** For which the code is good. */
  minutes: number;
}

/** The further proof for a sign-in, where there were many wrong tries. */
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

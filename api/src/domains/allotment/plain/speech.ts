import type { SeatLink } from '@university/shared/contract';
import { IN_LANGUAGES, type Spoken } from '@university/shared/in-languages';
import { addressIn, type Language, type Translated } from '@university/shared/language';
import { html, type Html } from '../../../platform/http/pages/html';
import { callIn } from '../../../platform/http/pages/send-page';
import { plain as english } from './texts';
import { plain as hindi } from './texts.hi';

/** What these pages are written with in one language. */
export interface Speech extends Spoken {
  language: Language;
  /** What only the pages without scripts say. */
  plain: Translated<typeof english>;
  /** Where their forms are sent. */
  addresses: Readonly<Record<'signIn' | 'seat' | 'signOut', string>>;
  /** The address of a page by its path; one of another site stays. */
  at: (to: string) => string;
  linked: (link: SeatLink) => Html;
}

function speechIn(language: Language, plain: Speech['plain']): Speech {
  const at = (to: string) => (to.startsWith('/') ? addressIn(language, to) : to);
  return {
    ...IN_LANGUAGES[language],
    language,
    plain,
    addresses: {
      signIn: callIn(language, '/api/v1/result/sign-in'),
      seat: callIn(language, '/api/v1/result/seat'),
      signOut: callIn(language, '/api/v1/result/sign-out'),
    },
    at,
    linked: ({ text, to }) => (to ? html`<a href="${at(to)}">${text}</a>` : html`${text}`),
  };
}

export const SPEECH: Readonly<Record<Language, Speech>> = { en: speechIn('en', english), hi: speechIn('hi', hindi) };

/** Languages of the site beside English. */
export const TRANSLATIONS = ['hi'] as const;

export type Language = 'en' | (typeof TRANSLATIONS)[number];

/** What a language is called by those who speak it, what its pages are marked with, and what is before their paths. */
export const LANGUAGES: Readonly<Record<Language, { name: string; lang: string; prefix: string }>> = {
  en: { name: 'English', lang: 'en-IN', prefix: '' },
  hi: { name: 'हिंदी', lang: 'hi-IN', prefix: '/hi' },
};

/** The language of an address, and its path without what names the language. */
export function languageOf(pathname: string): { language: Language; path: string } {
  for (const language of TRANSLATIONS) {
    const { prefix } = LANGUAGES[language];
    if (pathname === prefix || pathname.startsWith(`${prefix}/`))
      return { language, path: pathname.slice(prefix.length) || '/' };
  }
  return { language: 'en', path: pathname };
}

/** The address of a page in a language, by its path. */
export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : LANGUAGES[language].prefix + (path === '/' ? '' : path);

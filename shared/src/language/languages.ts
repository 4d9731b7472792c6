export const TRANSLATIONS = ['hi'] as const;

export type Language = 'en' | (typeof TRANSLATIONS)[number];

export const LANGUAGES: Readonly<Record<Language, { name: string; lang: string; prefix: string }>> = {
  en: { name: 'English', lang: 'en-IN', prefix: '' },
  hi: { name: 'हिंदी', lang: 'hi-IN', prefix: '/hi' },
};

export function languageOf(pathname: string): { language: Language; path: string } {
  for (const language of TRANSLATIONS) {
    const { prefix } = LANGUAGES[language];
    if (pathname === prefix || pathname.startsWith(`${prefix}/`))
      return { language, path: pathname.slice(prefix.length) || '/' };
  }
  return { language: 'en', path: pathname };
}

export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : LANGUAGES[language].prefix + (path === '/' ? '' : path);

/** @jest-environment node */
import * as english from './here';
import * as hindi from './here.hi';
import { addressIn, LANGUAGES, languageOf } from './languages';

test.each([
  ['/', 'en', '/'],
  ['/courses', 'en', '/courses'],
  ['/history', 'en', '/history'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/courses', 'hi', '/courses'],
] as const)('%s is in %s at %s', (address, language, path) => expect(languageOf(address)).toEqual({ language, path }));

test.each([
  ['/', '/hi'],
  ['/?q=1', '/hi?q=1'],
  ['/#part', '/hi#part'],
  ['/courses', '/hi/courses'],
])('%s is %s in Hindi, and back', (path, address) => {
  expect(hindi.withPrefix(path)).toBe(address);
  expect(hindi.withoutPrefix(address)).toBe(path);
});

test('a whole address loses what names the language, and nothing else', () =>
  expect(hindi.plainUrl('https://seu.example/hi/courses?level=hi#x').href).toBe(
    'https://seu.example/courses?level=hi#x',
  ));

test('forms ask for an answer in Hindi, and in English nothing more', () =>
  expect([english, hindi].map(({ ownCall }) => ownCall('/api/v1/grievance'))).toEqual([
    '/api/v1/grievance',
    '/api/v1/grievance?lang=hi',
  ]));

test('reads ask for words in Hindi, and in English they ask for nothing more', () => {
  expect(hindi.inOwnLanguage({ level: 'ug' })).toEqual({ lang: 'hi', level: 'ug' });
  expect(hindi.inOwnLanguage(undefined)).toEqual({ lang: 'hi' });
  expect(english.inOwnLanguage(undefined)).toBeUndefined();
});

test('a build and the table say the same of Hindi', () => {
  expect(LANGUAGES[hindi.LANGUAGE]).toMatchObject({ lang: hindi.LANG, prefix: hindi.PREFIX });
  expect(hindi.withPrefix('/courses')).toBe(addressIn('hi', '/courses'));
  expect(hindi.withPrefix('/')).toBe(addressIn('hi', '/'));
});

test.each([
  ['Tenders', undefined, 'en'],
  ['निविदाएँ', 'hi', undefined],
  ['B.Tech की सीटें', 'hi', undefined],
  ['UG-2026', undefined, undefined],
] as const)('%s is marked in English pages as %s, in Hindi ones as %s', (text, inEnglish, inHindi) => {
  expect(english.langOf(text)).toBe(inEnglish);
  expect(hindi.langOf(text)).toBe(inHindi);
});

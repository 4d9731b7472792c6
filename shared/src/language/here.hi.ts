import type { Language } from './here';

export const LANGUAGE: Language = 'hi';
export const LOCALE: string = 'hi-IN-u-nu-latn';
export const PREFIX: string = '/hi';

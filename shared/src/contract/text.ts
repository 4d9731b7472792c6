import { z } from 'zod';
import { textTexts } from './text-texts';

/**
 * What no text of people may hold: control characters, the separators of lines and paragraphs, marks that turn the
 * direction of what follows (Unicode TR 36, 2.11), invisible tags, and halves of surrogate pairs. Joiners stay: names in
 * Indian scripts need them.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;

/** The same in a text of several lines, where line breaks and tabs are what they are. */
const UNSAFE_IN_LINES = /[^\P{Cc}\t\n\r]|[\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;

/** Whether a text stands on one line, and shows all that is in it. */
export const isOneLine = (text: string): boolean => !UNSAFE.test(text);

/** A text of one line from people: a name, a title, a number. White space around it goes. */
export const oneLine = () => z.string().trim().refine(isOneLine, textTexts.notOneLine);

/** A text of several lines from people: a message, a reply, a reason. */
export const severalLines = () =>
  z
    .string()
    .trim()
    .refine((text) => !UNSAFE_IN_LINES.test(text), textTexts.hidden);

/** A text from people as it may stand within a line of ours: on one line, with nothing hidden in it. */
export const asOneLine = (text: string): string => text.split(UNSAFE).join(' ').replace(/ {2,}/g, ' ').trim();

/** A text from people as it may stand below a line of ours. */
export const asSeveralLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').split(UNSAFE_IN_LINES).join(' ').trim();

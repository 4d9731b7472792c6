import { withPlainAmpersands } from './entities';

/** Words without what would be a mark anywhere. */
const withoutMarks = (text: string): string =>
  withPlainAmpersands(text.replace(/[\\`*~]/g, '\\$&'))
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-zA-Z/!?])/g, '\\<');

/** Plain words with a backslash before what would be a mark. */
export const escaped = (text: string): string =>
  withoutMarks(text)
    .replace(/\](?=\()/g, '\\]')
    .replace(/^\[(?=[ xX]\])/, '\\[');

/** The same for words of a link, which end with a bracket. */
export const escapedInLink = (text: string): string => withoutMarks(text).replace(/[[\]]/g, '\\$&');

/** A line of a paragraph with a backslash before what would make it something else. */
export const escapedLineStart = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?=\s|$)|[>|=]|[-+](?=[\s\-|:]|$)|:(?=[:\-|]))/, '\\$&')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

/** The address of a link as it stands in brackets. */
export const escapedAddress = (href: string): string =>
  /^[^\s<>]+$/.test(href) ? href.replace(/[\\()]/g, '\\$&') : href === '' ? '' : `<${href.replace(/[\\<>]/g, '\\$&')}>`;

/** The title of a link between quotation marks. */
export const escapedTitle = (title: string): string => title.replace(/[\\"]/g, '\\$&');

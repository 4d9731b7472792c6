export {
  readFiles,
  readForm,
  type Form,
  type FileRule,
  type FilesRule,
  type FormFile,
  readPlainForm,
} from './multipart';
export { dropFile, type PlacedFile, withFile, withFiles } from './sweep';
export { discard, FileRefused, type InspectedFile, type ReceivedFile } from './receive';
export { type ByteRange, type FileStorage, openStorage, type S3Settings } from './storage';
export { PDF_RULES, pdfInspection, render, renderIcon, renderPortrait } from './examine';
export type { PdfFacts } from './pdf/inspect';
export type { Portrait, RenderedPicture } from './picture/render';

/** For addresses with the file's hash. Shared caches revalidate, so that a withdrawn file is not served by them. */
export const FOR_EVER = 'public, max-age=31536000, s-maxage=0, immutable';

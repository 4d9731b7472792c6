/** Uploads: reading forms, checking files, keeping them. */
export {
  readFiles,
  readForm,
  type Form,
  type FileRule,
  type FilesRule,
  type FormFile,
  readPlainForm,
} from './multipart';
export { discard, type InspectedFile, type ReceivedFile } from './receive';
export { dropFile, type PlacedFile, withFile, withFiles, sweepFiles } from './sweep';
export { FileRefused } from './receive';
export { type ByteRange, type FileStorage, openStorage, type S3Settings } from './storage';
export { PDF_RULES, pdfInspection, type PdfFacts } from './pdf';
export { type Portrait, render, type RenderedFile, type RenderedPicture, renderPortrait } from './picture';

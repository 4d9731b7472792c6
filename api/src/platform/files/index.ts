/** Uploads: reading forms, checking files, keeping them. */
export { readFiles, readForm, type Form } from './multipart';
export type { FileRule, FilesRule, FormFile } from './parts';
export { readPlainForm } from './plain-form';
export { discard, type InspectedFile, type ReceivedFile } from './receive';
export { dropFile, type PlacedFile, withFile, withFiles } from './place';
export { FileRefused } from './receive';
export type { ByteRange, FileStorage } from './storage';
export { openStorage } from './open-storage';
export type { S3Settings } from './s3';
export { sweepFiles } from './sweep';
export { PDF_RULES, pdfInspection, type PdfFacts } from './pdf';
export { type Portrait, render, type RenderedFile, type RenderedPicture, renderPortrait } from './picture';

export * from './document';
export { type FieldNotes, notesOf } from './fields';
export * from './kinds';
export * from './status';
export * from './tables';

export { MOST_ROUNDS, MOST_TAKE_BACK_MINUTES } from './admission';
export * from './document';
export { type FieldNotes, notesOf } from './fields';
export * from './kinds';
export type { Footer, Menu, MenuEntry } from './navigation';
export type { Identity } from './settings';
export * from './status';
export * from './tables';

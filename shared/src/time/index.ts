export * from './in-words';
export * from './india';
export * from './units';

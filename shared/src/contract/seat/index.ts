export * from './birth-date';
export * from './check-sign-in';
export * from './next';
export * from './page';
export * from './round-name';
export * from './sign-in-words';
export * from './texts';
export * from './words';

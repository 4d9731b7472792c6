export * from './birth-date';
export * from './check-sign-in';
export * from './page';
export { reasonsOf } from './reasons';
export * from './round-name';
export * from './sign-in-words';
export * from './texts';

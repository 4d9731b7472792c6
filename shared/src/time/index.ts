export * from './calendar-file';
export * from './dates';
export * from './durations';
export * from './india';
export * from './units';

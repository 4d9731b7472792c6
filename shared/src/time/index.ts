export * from './calendar-file';
export * from './durations';
export * from './india';
export * from './units';

export * from './durations';
export * from './india';

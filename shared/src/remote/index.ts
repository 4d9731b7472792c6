export * from './shared-modules';
export * from './types';

export * from './allot';
export * from './digest';
export * from './explain';
export * from './market';

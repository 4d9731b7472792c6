export * from './allotment';
export * from './catalogue';
export * from './endpoints';
export * from './envelope';
export * from './notices';
export * from './staff';

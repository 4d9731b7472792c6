/** All tables. */
export * from './schema/catalogue';
export * from './schema/notices';
export * from './schema/staff';
export * from './schema/allotment';
export * from './schema/operation';

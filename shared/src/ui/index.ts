export * from './Button';
export * from './Field';
export * from './format';
export { Jaali } from './Jaali';
export * from './layout';
export * from './Message';
export { PageHeader } from './PageHeader';
export { Tabs } from './Tabs';
export * from './tokens';

/** What people do with a page before its code is there. No React: the first script of every page is made of this. */
export * from './missed-click';
export * from './sign-of-life';

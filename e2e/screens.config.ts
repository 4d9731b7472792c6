import base from './playwright.config';

/** `npm run screens`: takes the pictures of docs/screens anew. */
export default {
  ...base,
  testMatch: 'screens.ts',
  reporter: [['list']] as [['list']],
};

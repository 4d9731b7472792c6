import base from './playwright.config';

/** `npm run screens`: takes the pictures of docs/screens. */
export default {
  ...base,
  testMatch: 'screens.ts',
  reporter: [['list']] as [['list']],
};

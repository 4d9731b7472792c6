export { testContract } from './contract/test-contract';
export { testInBrowser } from './contract/test-in-browser';
export { renderPage } from './render-page';
export { server, startServer } from './server';

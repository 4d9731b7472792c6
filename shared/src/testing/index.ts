export { comingIntoView, modalDialogs } from './browser-gaps';
export { testContract } from './contract/test-contract';
export { testInBrowser } from './contract/test-in-browser';
export { hrefOf, renderPage } from './render-page';
export { type Answer, answer, answering, held, refused, server, startServer, success } from './server';

/** The frame of every page and what it is made of, run second (entry.ts). */
export { App } from '../site/App';
export { createRoutes } from '../site/routes/create-routes';

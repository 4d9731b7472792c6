/** The frame of every page and what it is made of, run second (entry.ts). */
export { App } from '../app/App';
export { createRoutes } from '../app/create-routes';

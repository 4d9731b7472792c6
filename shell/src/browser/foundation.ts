/** What everything else is built on, run first (entry.ts). */
export { hydrateRoot } from 'react-dom/client';
export { loadDefinition } from './federation';

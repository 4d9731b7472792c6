import { remote } from '@university/remote-kit/rspack';

/**
 * The calendar library draws ids by Node's `crypto`, which the server code of remotes cannot require. Its calendars
 * have ids of our own, so the drawing that needs nothing will do.
 */
const alias = { nanoid$: 'nanoid/non-secure' };

export default remote(import.meta.dirname, { port: 3001, languages: ['hi'] }).map((build) => ({
  ...build,
  resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...alias } },
}));

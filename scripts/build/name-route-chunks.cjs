/**
 * Loader for a remote's `src/routes.ts`: names the chunk of every `import('./pages/Courses')` after its file, so that
 * `remote.json` can say which files hold the code of each route and slot.
 */
const IMPORT = /\bimport\(\s*'(\.[^']*?\/?([\w-]+))'\s*\)/g;

module.exports = (source) => source.replace(IMPORT, `import(/* webpackChunkName: "$2" */ '$1')`);

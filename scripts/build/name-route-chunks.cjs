/**
 * Loader for a remote's `src/routes.ts`: names the chunk of every `load: () => import(…)` after the id it stands
 * under, so that `remote.json` can say which files hold the code of each route and slot.
 */
const ID_THEN_LOAD = /(id:\s*'[\w-]+:([\w.-]+)'[^]*?load:\s*\(\)\s*=>\s*import\()/g;

module.exports = (source) => source.replace(ID_THEN_LOAD, '$1/* webpackChunkName: "$2" */ ');

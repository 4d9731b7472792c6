/**
 * Loader for a remote's `src/routes.ts` in the harness: what the definition says of each page and slot, without code.
 * The site has this from `remote.json`.
 */
const { join } = require('node:path');
const { createJiti } = require('jiti');

module.exports = function described() {
  const done = this.async();
  this.addContextDependency(join(this.rootContext, 'src'));
  createJiti(__filename, { fsCache: false, moduleCache: false })
    .import(this.resourcePath, { default: true })
    // JSON leaves functions out, which is all the code there is.
    .then(({ name, routes, slots }) => `export default ${JSON.stringify({ name, routes, slots })};`)
    .then((code) => done(null, code), done);
};

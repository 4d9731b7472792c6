/**
 * Loader for a remote's `src/routes.ts` in the browser build: of the definition only ids and code remain, because
 * titles, paths and rules reach the browser through `remote.json`. Each chunk is named after its file, so that the
 * manifest can say which files hold the code of each route and slot. Pages of one file share one loader.
 */
const { createJiti } = require('jiti');
const { chunkOf } = require('./chunk-of.cjs');

module.exports = function browserRemote() {
  const done = this.async();
  createJiti(__filename, { fsCache: false, moduleCache: false })
    .import(this.resourcePath, { default: true })
    .then(({ name, routes, slots }) => {
      const loaders = new Map();
      const list = (descriptors) =>
        descriptors.map(({ id, load }) => {
          const { file, chunk } = chunkOf(load);
          if (!loaders.has(file)) loaders.set(file, { loader: `load${loaders.size}`, file, chunk });
          return `{ id: ${JSON.stringify(id)}, load: ${loaders.get(file).loader} }`;
        });
      const remote = `{ name: ${JSON.stringify(name)}, routes: [${list(routes)}], slots: [${list(slots)}] }`;
      const imports = [...loaders.values()].map(
        ({ loader, file, chunk }) =>
          `const ${loader} = () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)});`,
      );
      return `${imports.join('\n')}\nexport default ${remote};`;
    })
    .then((code) => done(null, code), done);
};

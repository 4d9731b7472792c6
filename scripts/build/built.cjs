/**
 * Loader for modules that are run when the site is built, `*.built.ts`: they may read files, and what they export is
 * data. The server's build gets the data. In the browser's each export is undefined, so nobody downloads what pages
 * bring along with their HTML.
 */
const { join } = require('node:path');
const { createJiti } = require('jiti');

module.exports = function built() {
  const done = this.async();
  const isForBrowser = !this.target.includes('node');
  for (const folder of ['src', 'content']) this.addContextDependency(join(this.rootContext, folder));
  createJiti(__filename, { fsCache: false, moduleCache: false })
    .import(this.resourcePath)
    .then((exported) =>
      Object.entries(exported)
        .filter(([name]) => name !== 'default')
        .map(([name, value]) => `export const ${name} = ${isForBrowser ? 'undefined' : JSON.stringify(value)};`)
        .join('\n'),
    )
    .then((code) => done(null, code), done);
};

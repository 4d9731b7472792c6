const built = require('../../build/built.cjs');

/** Loader for `*.built.ts` in the harness: no server's HTML brings the data there, so the browser gets it too. */
module.exports = function builtWhole() {
  return built.call(Object.create(this, { target: { value: 'node' } }));
};

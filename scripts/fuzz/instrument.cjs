const { createInstrumenter } = require('istanbul-lib-instrument');

const instrumenter = createInstrumenter({ coverageVariable: '__fuzz__', esModules: true, compact: true });

/** A loader that makes code count which of its statements and branches ran. */
module.exports = function instrument(source) {
  return instrumenter.instrumentSync(source, this.resourcePath);
};

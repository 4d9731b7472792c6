const { TestEnvironment } = require('jest-environment-node');

/** Leaves out what comes after a failed test in its file, for runs that ask no more than whether one fails. */
module.exports = class FirstFailureEnvironment extends TestEnvironment {
  async handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.hasFailed = true;
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
  }
};

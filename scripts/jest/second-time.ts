/**
 * In CI a test that fails is run a second time, so that a rare fault of a test does not stop a release. `npm test` names
 * those that passed only then: each is a defect that is not found yet.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });

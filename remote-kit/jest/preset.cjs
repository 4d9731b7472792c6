const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** Packages that ship ES modules only, of those that the kit brings. */
const MODULES = ['@university', 'marked', 'until-async', 'rettime', '@open-draft', '@mswjs'];

/**
 * How tests are run, for a remote's `jest.config.cjs`.
 * @param {object} [options]
 * @param {string[]} [options.modules] Further packages that ship ES modules only.
 * @returns {import('jest').Config}
 */
exports.tests = ({ modules = [] } = {}) => ({
  // Tests run in a context of their own, in which each look for a global is slow; these are looked for once a module.
  sandboxInjectedGlobals: ['Object', 'Array', 'Math', 'Symbol', 'Reflect', 'JSON', 'Number', 'Promise'],
  // A busy machine takes its time, and no test is about time. Milliseconds.
  testTimeout: 120_000,
  testEnvironment: require.resolve('./browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./setup.cjs')],
  moduleNameMapper: { '\\.(woff2|svg)$': require.resolve('./file-stub.cjs') },
  transform: { '\\.([cm]?js|tsx?)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${[...MODULES, ...modules].join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
});

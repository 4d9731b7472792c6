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

const MODULES = ['@university', 'marked', 'until-async', 'rettime', '@open-draft', '@mswjs'];

/**
 * @param {{ modules?: string[] }} [options] Further packages that ship ES modules only.
 * @returns {import('jest').Config}
 */
exports.tests = ({ modules = [] } = {}) => ({
  // Globals are slow to look up in Jest's context; these are cached per module.
  sandboxInjectedGlobals: ['Object', 'Array', 'Math', 'Symbol', 'Reflect', 'JSON', 'Number', 'Promise'],
  // Milliseconds; generous because CI machines are busy.
  testTimeout: 120_000,
  testEnvironment: require.resolve('./browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./setup.cjs')],
  moduleNameMapper: { '\\.(woff2|svg)$': require.resolve('./file-stub.cjs') },
  transform: { '\\.([cm]?js|tsx?)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${[...MODULES, ...modules].join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
});

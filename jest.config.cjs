const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

const common = {
  rootDir: __dirname,
  transform: { '\\.(tsx?|mjs)$': swc, 'node_modules/.*\\.js$': swc },
  // Packages that ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(until-async|rettime|@open-draft|@mswjs)/)'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
      moduleNameMapper: { '\\.woff2$': '<rootDir>/scripts/jest/file-stub.cjs' },
      testMatch: ['<rootDir>/{shared,shell,mfe-*}/src/**/*.test.{ts,tsx}', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/src/**/*.test.ts'],
    },
  ],
};

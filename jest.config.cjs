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
  transformIgnorePatterns: [
    '/node_modules/(?!(marked|feed|csv-parse|flydrive|otplib|@otplib|openid-client|oauth4webapi|jose|@scure|@noble|@poppinss|case-anything|until-async|rettime|@open-draft|@mswjs)/)',
  ],
  modulePathIgnorePatterns: ['/dist/'],
};

/** @type {import('jest').Config} */
module.exports = {
  // A busy machine takes its time, and no test is about time. Milliseconds; Jest reads it here and not in a project.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
      moduleNameMapper: {
        '\\.(woff2|svg)$': '<rootDir>/scripts/jest/file-stub.cjs',
        // Its browser build, which jsdom would get, is made of ES modules.
        '^yaml$': require.resolve('yaml'),
      },
      testMatch: ['<rootDir>/{shared,shell,mfe-*}/src/**/*.test.{ts,tsx}', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/cheap.ts'],
      testMatch: ['<rootDir>/{api,web}/src/**/*.test.ts'],
    },
  ],
};

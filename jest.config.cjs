const { tests } = require('./remote-kit/jest/preset.cjs');

// Jest reads the time of tests here and not in a project.
const { testTimeout, ...preset } = tests({
  modules: [
    'feed',
    'csv-parse',
    'flydrive',
    'otplib',
    '@otplib',
    'openid-client',
    'oauth4webapi',
    'jose',
    '@scure',
    '@noble',
    '@poppinss',
    'case-anything',
  ],
});

const common = {
  ...preset,
  rootDir: __dirname,
  // Packages of this repository by their sources, which need no build.
  testEnvironmentOptions: { customExportConditions: ['@university/source', 'node', 'node-addons'] },
};

/** @type {import('jest').Config} */
module.exports = {
  testTimeout,
  projects: [
    {
      ...common,
      displayName: 'web',
      // The browser build of `yaml`, which jsdom would get, is made of ES modules.
      // Commands of the kit import what its build made of its TypeScript.
      moduleNameMapper: {
        ...preset.moduleNameMapper,
        '^yaml$': require.resolve('yaml'),
        '^(\\.\\./build/.*)\\.js$': '$1',
      },
      testMatch: ['<rootDir>/{shared,shell,remote-kit,mfe-*}/src/**/*.test.{ts,tsx}', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/cheap.ts'],
      testMatch: ['<rootDir>/{api,web}/src/**/*.test.ts', '<rootDir>/api/demo/**/*.test.ts'],
    },
  ],
};

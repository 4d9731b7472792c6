const { tests } = require('./remote-kit/jest/preset.cjs');

// Jest reads the time of tests here and not in a project.
const { testTimeout, ...preset } = tests({
  modules: [
    'feed',
    'csv-parse',
    'otplib',
    'p-queue',
    'p-timeout',
    '@otplib',
    'openid-client',
    'oauth4webapi',
    'jose',
    '@scure',
    '@noble',
    'content-disposition',
  ],
});

const common = {
  ...preset,
  rootDir: __dirname,
  // Packages of this repository by their sources, which need no build.
  testEnvironmentOptions: { customExportConditions: ['@university/source', 'node', 'node-addons'] },
};

// Commands of the kit import what its build made of its TypeScript.
const web = {
  ...common,
  moduleNameMapper: { ...preset.moduleNameMapper, '^(\\.\\./build/.*)\\.js$': '$1' },
};

/** @type {import('jest').Config} */
module.exports = {
  testTimeout,
  projects: [
    {
      ...web,
      displayName: 'web',
      testMatch: ['<rootDir>/{shared,shell,remote-kit,mfe-*}/src/**/*.test.{ts,tsx}', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...web,
      displayName: 'hindi',
      // As a build of Hindi finds modules: `resolveIn` of `remote-kit/src/build/settings.ts`.
      moduleFileExtensions: ['hi.tsx', 'hi.ts', 'js', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'json', 'node'],
      testMatch: ['<rootDir>/{shared,shell,remote-kit,mfe-*,scripts}/**/*.test.hi.{ts,tsx}'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/cheap.ts'],
      testMatch: ['<rootDir>/{allotment,api,web}/src/**/*.test.ts', '<rootDir>/api/demo/**/*.test.ts'],
    },
  ],
};

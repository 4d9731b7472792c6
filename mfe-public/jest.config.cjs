const { tests } = require('@university/remote-kit/jest');

const preset = tests({ modules: ['feed'] });

module.exports = {
  ...preset,
  // Its browser build, which jsdom would get, is made of ES modules.
  moduleNameMapper: { ...preset.moduleNameMapper, '^yaml$': require.resolve('yaml') },
};

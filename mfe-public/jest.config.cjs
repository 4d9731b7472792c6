const { tests } = require('@university/remote-kit/jest');

module.exports = tests({ modules: ['feed'] });

module.exports = require('@university/remote-kit/jest').tests({ modules: ['csv-parse', 'marked'] });

module.exports = require('@university/remote-kit/jest').tests();

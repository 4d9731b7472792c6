const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of the platform that it hides from tests but msw and the site need. */
const PLATFORM = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'Blob',
  'File',
  'FormData',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of PLATFORM) this.global[name] ??= globalThis[name];
    // msw takes over requests in Node's way; jsdom would resolve its browser build, which has no server.
    this.customExportConditions = [''];
  }
};

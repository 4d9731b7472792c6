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
  'structuredClone',
  'Blob',
  'File',
  'FormData',
];

/** Channels that end with the page: Node's reach the pages of later test files, and keep the test run from ending. */
function channelsOf(page) {
  return class PageChannel extends BroadcastChannel {
    constructor(name) {
      super(name);
      this.unref();
      page.add(this);
    }
  };
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.channels = new Set();
    this.global.BroadcastChannel ??= channelsOf(this.channels);
    for (const name of PLATFORM) this.global[name] ??= globalThis[name];
    // msw takes over requests in Node's way; jsdom would resolve its browser build, which has no server.
    this.customExportConditions = [''];
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
};

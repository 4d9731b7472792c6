const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of the platform that it hides from tests but msw and the site need. */
const PLATFORM = [
  'fetch',
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

/** A request that also takes a signal of jsdom's making, which Node 24 refuses. */
class PageRequest extends Request {
  constructor(input, init) {
    const { signal } = init ?? {};
    super(input, signal && !(signal instanceof AbortSignal) ? { ...init, signal: asOfNode(signal) } : init);
  }
}

function asOfNode(signal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

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
    this.global.Request ??= PageRequest;
    for (const name of PLATFORM) this.global[name] ??= globalThis[name];
    // msw takes over requests in Node's way; jsdom would resolve its browser build, which has no server.
    this.customExportConditions = [''];
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
};

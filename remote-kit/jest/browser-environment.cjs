const { TestEnvironment } = require('jest-environment-jsdom');

const PLATFORM =
  'fetch Response Headers TextEncoder TextDecoder ReadableStream WritableStream TransformStream structuredClone Blob File FormData';

const PLATFORMS = ['browser', 'node', 'node-addons'];

/** A request that accepts jsdom's AbortSignal and FormData, which Node 24 refuses. */
function requestOf(page) {
  return class PageRequest extends Request {
    constructor(input, init = {}) {
      const { signal, body } = init;
      super(input, {
        ...init,
        ...(signal && !(signal instanceof AbortSignal) && { signal: asOfNode(signal) }),
        ...(body instanceof page.FormData && asMultipart(body, page, init.headers)),
      });
    }
  };
}

const BOUNDARY = 'boundary-of-a-test';

function asMultipart(form, page, headers) {
  async function* parts() {
    for (const [name, value] of form) {
      const isFile = value instanceof page.File;
      const file = isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : '';
      yield Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`);
      yield isFile ? await bytesOf(value, page) : Buffer.from(value.replace(/\r?\n/g, '\r\n'));
      yield Buffer.from('\r\n');
    }
    yield Buffer.from(`--${BOUNDARY}--\r\n`);
  }
  const sent = new Headers(headers);
  sent.set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`);
  return { body: ReadableStream.from(parts()), duplex: 'half', headers: sent };
}

function bytesOf(file, page) {
  const reader = new page.FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(Buffer.from(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
}

function asOfNode(signal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

/** Channels that close with the page: Node's would reach later test files and keep the process alive. */
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
    this.global.Request ??= requestOf(this.global);
    for (const name of PLATFORM.split(' ')) this.global[name] ??= globalThis[name];
    // msw needs Node's build: jsdom would resolve the browser build, which has no server.
    this.customExportConditions = this.customExportConditions.filter((each) => !PLATFORMS.includes(each));
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
};

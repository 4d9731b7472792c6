type Report = (error: Error) => void;

let report: Report = () => {};

export function reportForbidden(to: Report): void {
  report = to;
}

/** @throws Error, and reports it */
export function forbid(sentence: string): never {
  const error = new Error(sentence);
  report(error);
  throw error;
}

type Say = (level: 'info' | 'warn' | 'error', message: string) => void;

const PROCESS_EXITS = [
  ...['abort', 'binding', '_linkedBinding', 'chdir', 'disconnect', 'dlopen', 'exit', 'reallyExit', 'kill', 'send'],
  ...['getBuiltinModule', 'setUncaughtExceptionCaptureCallback'],
];

const NETWORK = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

function facade(): object {
  const refused = PROCESS_EXITS.map((name) => [
    name,
    () => forbid(`A remote may not use process.${name} on the server`),
  ]);
  return Object.freeze({
    ...Object.fromEntries(refused),
    env: Object.freeze({ NODE_ENV: 'production' }),
    nextTick: queueMicrotask,
  });
}

/**
 * Removes ways out of the process: Node's modules, network, blocking waits. Not a sandbox by itself: the process also
 * has no environment, files or secrets.
 */
export function lockDown(say: Say): void {
  for (const name of NETWORK)
    Object.defineProperty(globalThis, name, {
      value: () => forbid(`A remote may not use ${name} on the server: what it reads comes through the API`),
    });
  Reflect.deleteProperty(Atomics, 'wait');
  const write =
    (level: Parameters<Say>[0]) =>
    (...parts: unknown[]) =>
      say(level, parts.map(String).join(' '));
  const [info, warn, error] = [write('info'), write('warn'), write('error')];
  const console = { log: info, info, debug: info, trace: info, warn, error };
  // styled-components replaces `console.error` in development.
  const value = process.env.NODE_ENV === 'production' ? Object.freeze(console) : console;
  Object.defineProperty(globalThis, 'console', { value });
  Object.defineProperty(globalThis, 'process', { value: facade() });
}

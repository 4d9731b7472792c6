type Report = (error: Error) => void;

let report: Report = () => {};

/** Has every forbidden attempt reported; the server's process counts them as what ends a renderer. */
export function reportForbidden(to: Report): void {
  report = to;
}

/** Refuses what a remote may not do on the server. Throws, also where nobody is told. */
export function forbid(sentence: string): never {
  const error = new Error(sentence);
  report(error);
  throw error;
}

type Say = (level: 'info' | 'warn' | 'error', message: string) => void;

/** Functions and modules of `process` that lead out of it, or to its end. */
const PROCESS_EXITS = [
  ...['abort', 'binding', '_linkedBinding', 'chdir', 'disconnect', 'dlopen', 'exit', 'reallyExit', 'kill', 'send'],
  ...['getBuiltinModule', 'setUncaughtExceptionCaptureCallback'],
];

/** Ways to the network that need no module. */
const NETWORK = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

/** What pages need of `process`, and what is refused. */
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
 * Takes from the code that is run after this what it could leave the process by: Node's own modules, the network, and
 * waiting without end. It is no wall by itself, as JavaScript has more corners than a list: the process has an empty
 * environment, no files, no secrets, and where the machine can, no network.
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
  // In development styled-components takes the place of `console.error` for a moment.
  const value = process.env.NODE_ENV === 'production' ? Object.freeze(console) : console;
  Object.defineProperty(globalThis, 'console', { value });
  Object.defineProperty(globalThis, 'process', { value: facade() });
}

import type { FastifyRequest } from 'fastify';
import { StartupError } from './errors';
import { traceId } from './tracing';

/** An error as logs have it. */
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  statusCode?: number;
  cause?: LoggedError;
};

/** As node-postgres, the embedded database and the query builder throw it. */
interface DatabaseFailure extends Error {
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
}

/** How many causes are followed, and how many places and letters each has: a line of a log stays under 4 kB. */
const DEPTH = 3;
const PLACES = 5;
const LETTERS = 500;

/** What may be known of an error: nothing of it is taken that is not named here. */
export function logError(error: Error, depth = DEPTH): LoggedError {
  const { name, stack = '', code, statusCode, cause } = error as Error & { code?: unknown; statusCode?: unknown };
  return {
    type: name,
    message: (isDatabaseFailure(error) ? databaseMessage(error) : maskAddressesIn(error.message)).slice(0, LETTERS),
    // The places alone: a stack begins with the message.
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, PLACES)
      .join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(typeof statusCode === 'number' && { statusCode }),
    ...(cause instanceof Error && depth > 0 && { cause: logError(cause, depth - 1) }),
  };
}

/** Both drivers give `severity` with a SQLSTATE; the query builder wraps what they throw, with query and parameters. */
function isDatabaseFailure(error: Error): boolean {
  return 'severity' in error || ('query' in error && 'params' in error) || error.message.startsWith('Failed query:');
}

/** Databases quote the value that they refuse, and the query builder's own message is the statement with its parameters. */
function databaseMessage(error: Error): string {
  const found = error.cause instanceof Error && !('severity' in error) ? error.cause : error;
  const { code, table, constraint } = found as DatabaseFailure;
  const said = [code, table && `table ${table}`, constraint && `constraint ${constraint}`].filter(Boolean);
  return `The database refused a statement${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
}

/** An error as a program says it on standard error: the sentence of a `StartupError`, else what logs have of it. */
export function errorText(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (!(error instanceof Error)) return 'Failed for an unknown reason';
  const lines: string[] = [];
  for (let at: LoggedError | undefined = logError(error); at; at = at.cause)
    lines.push(`${lines.length > 0 ? 'Caused by ' : ''}${at.type}: ${at.message}`, ...(at.stack ? [at.stack] : []));
  return lines.join('\n');
}

/** The same as a line of a log, as the loggers of servers write it. */
function errorLine(error: unknown): string {
  const err = error instanceof Error && !(error instanceof StartupError) ? logError(error) : undefined;
  return JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, err, msg: err?.message ?? errorText(error) });
}

/**
 * Runs a program to its end. What it fails with, also where nobody caught it, is said without values.
 * @param isLog whether standard error is a log, whose lines are JSON
 */
export async function runProgram(work: () => Promise<unknown>, isLog = false): Promise<void> {
  const fail = (error: unknown) => {
    process.exitCode = 1;
    console.error(isLog ? errorLine(error) : errorText(error));
  };
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  await work().catch(fail);
}

/** `a•••@seu.example`: enough to recognise a mail by, not enough to write to. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** Mail servers repeat the recipient in their refusals. */
export function maskAddressesIn(text: string): string {
  return text.replace(/[^\s<>]+/g, (word) => (/[^@]@[^@]/.test(word) ? maskAddress(word) : word));
}

/** Parameters of routes that name a thing and open nothing. The values of all others stay out of the logs. */
const HARMLESS = ['id', 'track', 'round'];

/** Parts of a path that may be an e-mail address, a date of birth, a token or the code of a letter. */
const SUSPICIOUS = /@|%40|^\d\d-\d\d-\d{4}$|^[\w-]{30,}$|^(?=.*\d)[\w-]{16,}$/i;

const masked = (path: string): string =>
  path
    .split('/')
    .map((part) => (SUSPICIOUS.test(part) ? '…' : part.slice(0, 80)))
    .join('/');

/**
 * The address of a request as logs have it: the path, and of the query the names alone. Values there may be e-mails
 * or what somebody searched for; a part of the path may open a download.
 */
export function logAddress({ url, routeOptions, params }: Pick<FastifyRequest, 'url' | 'routeOptions' | 'params'>) {
  const [path = '', query] = url.split('?', 2);
  const pattern = routeOptions?.url;
  const values = (params ?? {}) as Record<string, string>;
  const filled = (whole: string, name: string) => (HARMLESS.includes(name) ? masked(values[name] ?? whole) : whole);
  const shown = pattern && !pattern.includes('*') ? pattern.replace(/:(\w+)/g, filled) : masked(path);
  const names = [...new URLSearchParams(query).keys()].filter((name) => /^\w{1,30}$/.test(name));
  return names.length > 0 ? `${shown}?${names.join('&')}` : shown;
}

/**
 * What no log line may hold, wherever it comes from. The second line of defence: bodies and headers are not logged at
 * all, and the serializers below choose what is.
 */
const SECRETS = [
  ...['authorization', 'cookie', 'token', 'password', 'current', 'next', 'email', 'to', 'mobile'],
  ...['dob', 'birthDate', 'form_number', 'formNumber'],
];

/** Where they are looked for: in a line, in an object of it, and in the headers or body of such an object. */
const PATHS = ['', '*', '*.*'].flatMap((depth) => [
  ...SECRETS.map((name) => (depth ? `${depth}.${name}` : name)),
  `${depth}["set-cookie"]`,
]);

/** The logger of every server of this project. */
export function logOptions(level: string) {
  return {
    level,
    /** Leads from a line to its trace. */
    mixin: () => {
      const id = traceId();
      return id ? { trace_id: id } : {};
    },
    hooks: {
      /** Where a line has no words of its own it would get those of its error, which no serializer sees. */
      logMethod(args: unknown[], method: (...args: unknown[]) => void) {
        const [given] = args;
        const error = given instanceof Error ? given : (given as { err?: unknown } | null | undefined)?.err;
        if (args.length > 1 || !(error instanceof Error)) return method.apply(this, args);
        method.call(this, given === error ? { err: error } : given, logError(error).message);
      },
    },
    redact: { paths: PATHS, censor: '[hidden]' },
    serializers: {
      /** Without the visitor's address: logs are stored longer than it may be. The proxy has it. */
      req: (request: FastifyRequest) => ({ method: request.method, url: logAddress(request) }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      // Without the depth, which a serializer is not called with.
      err: (error: Error) => logError(error),
      error: (error: Error) => logError(error),
    },
  };
}

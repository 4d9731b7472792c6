import type { FastifyRequest } from 'fastify';
import { StartupError } from './errors';
import { traceId } from './tracing';

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  statusCode?: number;
  cause?: LoggedError;
};

interface DatabaseFailure extends Error {
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
}

/** Causes, stack frames and characters: a log line stays under 4 kB. */
const DEPTH = 3;
const PLACES = 5;
const LETTERS = 500;

/** Logs only these fields of an error. */
export function logError(error: Error, depth = DEPTH): LoggedError {
  const { name, stack = '', code, statusCode, cause } = error as Error & { code?: unknown; statusCode?: unknown };
  return {
    type: name,
    message: (isDatabaseFailure(error) ? databaseMessage(error) : maskAddressesIn(error.message)).slice(0, LETTERS),
    // Frames only: a stack begins with the message.
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

/** Both drivers set `severity`; Drizzle wraps their errors. */
function isDatabaseFailure(error: Error): boolean {
  return 'severity' in error || ('query' in error && 'params' in error) || error.message.startsWith('Failed query:');
}

/** Database errors quote values, and Drizzle's contain parameters. */
function databaseMessage(error: Error): string {
  const found = error.cause instanceof Error && !('severity' in error) ? error.cause : error;
  const { code, table, constraint } = found as DatabaseFailure;
  const said = [code, table && `table ${table}`, constraint && `constraint ${constraint}`].filter(Boolean);
  return `The database refused a statement${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
}

/** For standard error: the message of a `StartupError`, else the logged fields. */
export function errorText(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (!(error instanceof Error)) return 'Failed for an unknown reason';
  const lines: string[] = [];
  for (let at: LoggedError | undefined = logError(error); at; at = at.cause)
    lines.push(`${lines.length > 0 ? 'Caused by ' : ''}${at.type}: ${at.message}`, ...(at.stack ? [at.stack] : []));
  return lines.join('\n');
}

function errorLine(error: unknown): string {
  const err = error instanceof Error && !(error instanceof StartupError) ? logError(error) : undefined;
  return JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, err, msg: err?.message ?? errorText(error) });
}

/**
 * Runs a program and reports its failure without values.
 * @param isLog whether standard error takes JSON lines
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

export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** Mail servers repeat the recipient in their refusals. */
export function maskAddressesIn(text: string): string {
  return text.replace(/[^\s<>]+/g, (word) => (/[^@]@[^@]/.test(word) ? maskAddress(word) : word));
}

const LOGGED_PARAMS = ['id', 'track', 'round'];

/** An e-mail address, the number of a ticket or person, a date, a token or the code of a letter, without spaces. */
const SUSPICIOUS = /[@%]|^GR\W?\d{4}|(?:\d[._-]?){8}|^[\w-]{30,}$|^(?=.*\d)[\w-]{16,}$/i;

/** Decoded twice, as links are that were passed on. */
function isSuspicious(text: string): boolean {
  try {
    return SUSPICIOUS.test(decodeURIComponent(decodeURIComponent(text)).normalize('NFKC').replace(/\s/g, ''));
  } catch {
    return true;
  }
}

const masked = (path: string): string =>
  path
    .replace(/\d{1,2}\/\d{1,2}\/\d{4}/g, '…')
    .split('/')
    .map((part) => (isSuspicious(part) ? '…' : part.slice(0, 80)))
    .join('/');

/** The path without secrets, and the names of query parameters. */
export function logAddress({ url, routeOptions, params }: Pick<FastifyRequest, 'url' | 'routeOptions' | 'params'>) {
  const [path = '', query] = url.split('?', 2);
  const pattern = routeOptions?.url;
  const values = (params ?? {}) as Record<string, string>;
  const filled = (whole: string, name: string) =>
    LOGGED_PARAMS.includes(name) ? masked(values[name] ?? whole) : whole;
  const shown = pattern && !pattern.includes('*') ? pattern.replace(/:(\w+)/g, filled) : masked(path);
  const names = [...new URLSearchParams(query).keys()].filter((name) => /^\w{1,30}$/.test(name) && !isSuspicious(name));
  return names.length > 0 ? `${shown}?${names.join('&')}` : shown;
}

/** Redacted anywhere in a log line, in addition to the serializers. */
const SECRETS = [
  ...['authorization', 'cookie', 'token', 'password', 'current', 'next', 'email', 'to', 'mobile'],
  ...['dob', 'birthDate', 'form_number', 'formNumber'],
];

const PATHS = ['', '*', '*.*'].flatMap((depth) => [
  ...SECRETS.map((name) => (depth ? `${depth}.${name}` : name)),
  `${depth}["set-cookie"]`,
]);

export function logOptions(level: string) {
  return {
    level,
    mixin: () => {
      const id = traceId();
      return id ? { trace_id: id } : {};
    },
    hooks: {
      /** Pino would use the error's own message, which no serializer sees. */
      logMethod(args: unknown[], method: (...args: unknown[]) => void) {
        const [given] = args;
        const error = given instanceof Error ? given : (given as { err?: unknown } | null | undefined)?.err;
        if (args.length > 1 || !(error instanceof Error)) return method.apply(this, args);
        method.call(this, given === error ? { err: error } : given, logError(error).message);
      },
    },
    redact: { paths: PATHS, censor: '[hidden]' },
    serializers: {
      /** Without the client's address, whose retention is shorter than that of logs. */
      req: (request: FastifyRequest) => ({ method: request.method, url: logAddress(request) }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: (error: Error) => logError(error),
      error: (error: Error) => logError(error),
    },
  };
}

import { StartupError } from './errors';

/** An error as logs have it. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  statusCode?: number;
  cause?: LoggedError;
};

interface KnownError extends Error {
  code?: unknown;
  statusCode?: unknown;
}

/** As node-postgres, the embedded database and the query builder throw it. */
interface DatabaseFailure extends Error {
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
}

/** How many causes are followed. */
const DEPTH = 3;

/** What may be known of an error: nothing of it is taken that is not named here. */
export function logError(error: Error): LoggedError {
  return describe(error, DEPTH);
}

function describe(error: Error, depth: number): LoggedError {
  const { name, stack, code, statusCode, cause } = error as KnownError;
  return {
    type: name,
    message: messageOf(error),
    stack: framesOf(stack),
    ...(typeof code === 'string' && { code }),
    ...(typeof statusCode === 'number' && { statusCode }),
    ...(cause instanceof Error && depth > 0 && { cause: describe(cause, depth - 1) }),
  };
}

function messageOf(error: Error): string {
  return isDatabaseFailure(error) ? databaseMessage(error) : maskAddressesIn(error.message);
}

/** Both drivers give `severity` with a SQLSTATE; the query builder wraps what they throw, with query and parameters. */
function isDatabaseFailure(error: Error): boolean {
  return 'severity' in error || ('query' in error && 'params' in error) || error.message.startsWith('Failed query:');
}

/**
 * What may be said of a failed statement. Databases quote the value that they refuse, `detail` and `where` hold rows, and
 * the query builder's own message is the statement with its parameters.
 */
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

/** Runs a program to its end. What it fails with, also where nobody caught it, is said without values. */
export async function runProgram(work: () => Promise<unknown>): Promise<void> {
  const fail = (error: unknown) => {
    process.exitCode = 1;
    console.error(errorText(error));
  };
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  await work().catch(fail);
}

/** The places alone: a stack begins with the message. */
function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** `a•••@seu.example`: enough to recognise a mail by, not enough to write to. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** Servers repeat the recipient in their refusals. */
export function maskAddressesIn(text: string): string {
  return text.replace(/[^\s<>]+/g, (word) => (/[^@]@[^@]/.test(word) ? maskAddress(word) : word));
}

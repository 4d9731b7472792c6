/** An error as logs have it. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  statusCode?: number;
  constraint?: string;
  cause?: LoggedError;
};

interface KnownError extends Error {
  code?: unknown;
  statusCode?: unknown;
  constraint?: unknown;
}

/** How many causes are followed. */
const DEPTH = 3;

/**
 * What may be known of an error. The query builder puts the values of a failed query into its message, and databases
 * quote the value that they refuse; `detail` holds whole rows, so nothing is taken that is not named here.
 */
export function logError(error: Error): LoggedError {
  return describe(error, DEPTH);
}

function describe(error: Error, depth: number): LoggedError {
  const { name, message, stack, code, statusCode, constraint, cause } = error as KnownError;
  return {
    type: name,
    message: withoutValues(message),
    stack: framesOf(stack),
    ...(typeof code === 'string' && { code }),
    ...(typeof statusCode === 'number' && { statusCode }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause instanceof Error && depth > 0 && { cause: describe(cause, depth - 1) }),
  };
}

/** Values follow `params:`, or stand in quotation marks after `syntax for type …:`. */
function withoutValues(message: string): string {
  const [statement = ''] = message.split('\nparams:', 1);
  const type = statement.search(/(?:syntax|value) for type /);
  const [open, close] = [statement.indexOf('"', type), statement.lastIndexOf('"')];
  const isQuoted = type >= 0 && open >= 0 && open < close;
  return maskAddressesIn(isQuoted ? `${statement.slice(0, open)}…${statement.slice(close + 1)}` : statement);
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

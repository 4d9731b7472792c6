import type { FastifyRequest } from 'fastify';
import { logError } from './log-error';
import { tracing } from './tracing/tracing';

/** Parameters of routes that name a thing and open nothing. The values of all others stay out of the logs. */
const HARMLESS = ['id', 'track', 'round'];

/** Parts of a path that may be an e-mail address, a date of birth, a token or the code of a letter. */
const SUSPICIOUS = /@|%40|^\d\d-\d\d-\d{4}$|^[\w-]{30,}$|^(?=.*\d)[\w-]{16,}$/i;

/**
 * The address of a request as logs have it: the path, and of the query the names alone. Values there may be e-mails
 * or what somebody searched for; a part of the path may open a download.
 */
export function logAddress({ url, routeOptions, params }: Pick<FastifyRequest, 'url' | 'routeOptions' | 'params'>) {
  const [path = '', query] = url.split('?', 2);
  const pattern = routeOptions?.url;
  const shown =
    pattern && !pattern.includes('*') ? filled(pattern, (params ?? {}) as Record<string, string>) : masked(path);
  const names = [...new URLSearchParams(query).keys()].filter((name) => /^\w{1,30}$/.test(name));
  return names.length > 0 ? `${shown}?${names.join('&')}` : shown;
}

function filled(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (whole, name: string) =>
    HARMLESS.includes(name) ? masked(params[name] ?? whole) : whole,
  );
}

function masked(path: string): string {
  return path
    .split('/')
    .map((part) => (SUSPICIOUS.test(part) ? '…' : part.slice(0, 80)))
    .join('/');
}

/**
 * What no log line may hold, wherever it comes from. The second line of defence: bodies and headers are not logged at
 * all, and the serializers below choose what is.
 */
const SECRETS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'token',
  'password',
  'current',
  'next',
  'email',
  'to',
  'mobile',
  'dob',
  'birthDate',
  'form_number',
  'formNumber',
];

/** Where they are looked for: in a line, in an object of it, and in the headers or body of such an object. */
const DEPTHS = ['', '*', '*.*'];

const paths = DEPTHS.flatMap((depth) =>
  SECRETS.map((name) => (name.startsWith('[') || depth === '' ? `${depth}${name}` : `${depth}.${name}`)),
);

/** The logger of every server of this project. */
export function logOptions(level: string) {
  return {
    level,
    /** Leads from a line to its trace. */
    mixin: () => {
      const id = tracing()?.id();
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
    redact: { paths, censor: '[hidden]' },
    serializers: {
      /** Without the visitor's address: logs are stored longer than it may be. The proxy has it. */
      req: (request: FastifyRequest) => ({ method: request.method, url: logAddress(request) }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: logError,
      error: logError,
    },
  };
}

import type { Endpoint, Issue } from '@university/shared/contract';
import { invalid } from '@university/web';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The longest form has a dozen. */
const MOST_FIELDS = 100;

/**
 * The fields of a form that a page without scripts sends (application/x-www-form-urlencoded).
 * @throws HttpError 400 for more fields than any form has
 */
export function parseFormBody(body: string): Record<string, string> {
  if (body.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) {
    throw invalid([{ path: 'body', message: 'These are too many fields' }]);
  }
  return Object.fromEntries(new URLSearchParams(body));
}

const PARTS = ['params', 'query', 'body'] as const;

/** The parts of a request before validation. */
export type RawInput = Partial<Record<(typeof PARTS)[number], unknown>>;

/** Issues as the wire has them; a part that is wrong as a whole is named by `fallback`. */
export function toIssues(error: z.ZodError, fallback: string): Issue[] {
  return error.issues.flatMap((issue) => {
    const at = (path: PropertyKey[]) => path.join('.') || fallback;
    if (issue.code !== 'unrecognized_keys') return [{ path: at(issue.path), message: issue.message }];
    return issue.keys.map((key) => ({ path: at([...issue.path, key]), message: 'There is no such parameter' }));
  });
}

/**
 * What a call takes of its query: a name that it does not have is refused, never ignored. The address of a file is a
 * link that people pass on, to which mail programs and social networks add names of their own.
 */
function queryOf({ query, sends }: Endpoint): z.ZodType | undefined {
  if (!query) return sends ? undefined : z.strictObject({});
  return query instanceof z.ZodObject && !query.def.catchall ? query.strict() : query;
}

/**
 * Validates every part that the endpoint declares.
 * @returns a function that throws HttpError 400, which names all fields at fault
 */
export function inputParser(endpoint: Endpoint): (raw: RawInput) => unknown {
  const schemas = { ...endpoint, query: queryOf(endpoint) };
  return (raw) => {
    const issues: Issue[] = [];
    const input: RawInput = {};
    for (const part of PARTS) {
      const schema = schemas[part];
      if (!schema) continue;
      const value = raw[part] ?? {};
      const read = readInput(schema, value, part);
      if (endpoint[part]) input[part] = read.data;
      issues.push(...read.issues);
    }
    if (issues.length > 0) throw invalid(issues);
    return input;
  };
}

/** The character NUL, and half a surrogate pair. */
const UNSTORABLE = /\0|\p{Cs}/u;

/**
 * What a schema makes of a part of a request, and what is wrong with it: by the schema, or because the database could
 * neither store nor compare what came of it, and would answer with an error.
 */
export function readInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  fallback: string,
): { data?: z.output<S>; issues: Issue[] } {
  const { data, error } = schema.safeParse(value);
  return { data, issues: error ? toIssues(error, fallback) : unstorable(data) };
}

/** Levels of objects within one another. No call needs as many: JSON could be nested too deeply to be written again. */
const DEEPEST = 10;

function unstorable(value: unknown, at: readonly string[] = []): Issue[] {
  const issue = (message: string) => [{ path: at.join('.'), message }];
  if (typeof value === 'string') return UNSTORABLE.test(value) ? issue('Remove characters that are none') : [];
  if (typeof value !== 'object' || value === null) return [];
  if (at.length > DEEPEST) return issue('This is nested too deeply');
  return Object.entries(value).flatMap(([name, field]) => unstorable(field, [...at, name]));
}

/**
 * What was sent as JSON or as the plain fields of a form, for calls that take both.
 * @throws HttpError 400 that names the fields
 */
export function readFields<S extends z.ZodType>({ body }: FastifyRequest, schema: S): z.output<S> {
  const { data, issues } = readInput(schema, body ?? {}, 'body');
  if (issues.length > 0) throw invalid(issues);
  return data as z.output<S>;
}

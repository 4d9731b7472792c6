import type { Endpoint, Issue } from '@university/shared/contract';
import { invalid } from '@university/web';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const MAX_FIELDS = 100;

/** Parses application/x-www-form-urlencoded. @throws HttpError 400 for too many fields */
export function parseFormBody(body: string): Record<string, string> {
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) {
    throw invalid([{ path: 'body', message: 'These are too many fields' }]);
  }
  return Object.fromEntries(new URLSearchParams(body));
}

const PARTS = ['params', 'query', 'body'] as const;

export type RawInput = Partial<Record<(typeof PARTS)[number], unknown>>;

export function toIssues(error: z.ZodError, fallback: string): Issue[] {
  return error.issues.flatMap((issue) => {
    const at = (path: PropertyKey[]) => path.join('.') || fallback;
    if (issue.code !== 'unrecognized_keys') return [{ path: at(issue.path), message: issue.message }];
    return issue.keys.map((key) => ({ path: at([...issue.path, key]), message: 'There is no such parameter' }));
  });
}

/** Unknown parameters are refused, except for files: mail programs and social networks add some to links. */
function queryOf({ query, sends }: Endpoint): z.ZodType | undefined {
  if (!query) return sends ? undefined : z.strictObject({});
  return query instanceof z.ZodObject && !query.def.catchall ? query.strict() : query;
}

/** Validates all parts that the endpoint declares. @returns a function that throws HttpError 400 */
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

/** NUL and lone surrogates. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** Validates by the schema, then refuses what the database could neither store nor compare. */
export function readInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  fallback: string,
): { data?: z.output<S>; issues: Issue[] } {
  const { data, error } = schema.safeParse(value);
  return { data, issues: error ? toIssues(error, fallback) : unstorable(data) };
}

/** Levels of nesting: deeper JSON could not be serialised again. */
const MAX_DEPTH = 10;

function unstorable(value: unknown, at: readonly string[] = []): Issue[] {
  const issue = (message: string) => [{ path: at.join('.'), message }];
  if (typeof value === 'string') return UNSTORABLE.test(value) ? issue('Remove characters that are none') : [];
  if (typeof value !== 'object' || value === null) return [];
  if (at.length > MAX_DEPTH) return issue('This is nested too deeply');
  return Object.entries(value).flatMap(([name, field]) => unstorable(field, [...at, name]));
}

export function readFields<S extends z.ZodType>({ body }: FastifyRequest, schema: S): z.output<S> {
  const { data, issues } = readInput(schema, body ?? {}, 'body');
  if (issues.length > 0) throw invalid(issues);
  return data as z.output<S>;
}

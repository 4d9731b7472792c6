import type { Endpoint, Issue } from '@university/shared/contract';
import type { z } from 'zod';
import { invalid } from '../errors';

const PARTS = ['params', 'query', 'body'] as const;

/** The parts of a request before validation. */
export type RawInput = Partial<Record<(typeof PARTS)[number], unknown>>;

/** Issues as the wire has them; a part that is wrong as a whole is named by `fallback`. */
export function toIssues(error: z.ZodError, fallback: string): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.') || fallback, message }));
}

/**
 * Validates every part that the endpoint declares.
 * @throws ApiError 400 that names all fields at fault
 */
export function parseInput(endpoint: Endpoint, raw: RawInput): unknown {
  const issues: Issue[] = [];
  const input: RawInput = {};
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    const value = raw[part] ?? {};
    const result = schema.safeParse(value);
    if (result.success) input[part] = result.data;
    else issues.push(...toIssues(result.error, part));
    issues.push(...nulCharacters(value));
  }
  if (issues.length > 0) throw invalid(issues);
  return input;
}

/** PostgreSQL cannot store or compare the character NUL in a text; it would answer with an error of its own. */
export function nulCharacters(value: unknown): Issue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([, field]) => typeof field === 'string' && field.includes('\0'))
    .map(([path]) => ({ path, message: 'Remove the character NUL' }));
}

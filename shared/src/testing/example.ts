import { z } from 'zod';
import { DAY } from '../time';
import { WORDS } from './example-words';

type Schema = z.core.JSONSchema.BaseSchema;

const LENGTH = 6;

/**
 * A valid value of a schema, the same each time: every optional field is there, lists hold a few things that differ.
 * Made for answers of the contract; of strings that must match a pattern it knows dates, months, times, addresses,
 * e-mail, codes and colours.
 */
export function exampleOf(schema: z.ZodType): unknown {
  return exampleOfJson(z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }));
}

export const exampleOfJson = (schema: object): unknown => valueFor(schema as Schema, '', 1);

function valueFor(schema: Schema, field: string, n: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[(n - 1) % schema.enum.length];
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return valueFor(choices.find(({ type }) => type !== 'null') ?? {}, field, n);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueFor(part as Schema, field, n)));
  const types: readonly unknown[] = [schema.type].flat();
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return objectOf(schema, n);
    case 'array':
      return Array.from(
        { length: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? LENGTH, LENGTH)) },
        (_, index) => valueFor((schema.items ?? {}) as Schema, field, index + 1),
      );
    case 'string':
      return textOf(schema, field, n);
    case 'number':
    case 'integer':
      return numberOf(schema, field, n);
    case 'boolean':
      return n % 2 === 0;
    default:
      return null;
  }
}

function objectOf({ properties = {}, additionalProperties, propertyNames }: Schema, n: number): object {
  const keys = (propertyNames as Schema | undefined)?.enum ?? ['example'];
  const rest = typeof additionalProperties === 'object' ? keys.map((key) => [String(key), additionalProperties]) : [];
  const all = [...Object.entries(properties), ...(rest as [string, Schema][])];
  return Object.fromEntries(all.map(([name, part]) => [name, valueFor(part as Schema, name, n)]));
}

function textOf({ format, pattern, minLength = 0, maxLength = 1000 }: Schema, field: string, n: number): string {
  const time = new Date(Math.floor(Date.now() / DAY) * DAY + n * DAY).toISOString();
  if (format === 'date-time' || /(At|_at)$/.test(field)) return time;
  if (format === 'date' || /(Date|Until)$/.test(field)) return time.slice(0, 10);
  if (format === 'uri') return `https://example-${n}.example/`;
  if (format === 'email') return `example-${n}@seu.example`;
  const text = String(WORDS[field]?.(n) ?? `Example of ${field} ${n}`);
  const code = text.toLowerCase().replaceAll(/[ _]/g, '-');
  const isOne = (each: string) => pattern === undefined || new RegExp(pattern).test(each);
  const found = [text, code, time.slice(0, 'YYYY-MM'.length), '18:00', '#1b3c8c', `/example-${n}`].find(isOne) ?? code;
  return found.padEnd(minLength, '0').slice(0, maxLength);
}

function numberOf({ minimum = 0, maximum = 1_000_000 }: Schema, field: string, n: number): number {
  const word = WORDS[field]?.(n);
  return Math.max(minimum, Math.min(maximum, typeof word === 'number' ? word : n));
}

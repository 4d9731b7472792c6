import type { z } from 'zod';

/** A JSON Schema (draft 2020-12), or a reference to one. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Schemas = Readonly<Record<string, JsonSchema>>;

const BY_NAME: Readonly<Record<string, string>> = {
  _id: '4f1c2a7e',
  fileName: 'Notice inviting tender: lathes for the workshop',
  fileLink: '/api/v1/notice/4f1c2a7e/file?v=0123456789ab',
  summary: 'Sealed offers for two lathes.',
  name: 'Asha Verma',
  firstname: 'Asha',
  surname: 'Verma',
  email: 'asha.verma@university.example',
  message: 'What happened, in a sentence.',
  token: 'Zk3vQ0b1c2d3e4f5g6h7i8j9k0l1m2n3o4p5q6r7s8t',
  url: '/api/v1/download/Zk3vQ0b1c2d3e4f5g6h7i8j9k0',
  slug: 'north-campus',
  month: '2026-01',
  validUntilTime: '18:00',
  endTime: '15:00',
  mark: 'M8 8h32v32H8Z',
  path: '/courses',
  to: '/courses',
  partnersPage: '/courses',
  page: '/courses',
  code: 'DCE',
  cycle: '2026-27',
  track: 'ug',
  track_name: 'UG',
  trackName: 'UG',
  track_full_name: 'Undergraduate',
};

/** Consistent with the numbers beside them. */
const NUMBERS: Readonly<Record<string, number>> = { finished: 3 };

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-15',
  'date-time': '2026-01-15T05:00:00.000Z',
  email: 'asha.verma@university.example',
  uri: 'https://www.university.example/',
};

/** Depth of recursive schemas. */
const MAX_DEPTH = 12;

/** An example of a schema: the first choice, one item of lists, all fields of objects. */
export function exampleOf(schema: JsonSchema, schemas: Schemas, name = '', depth = 0): unknown {
  const inside = (part: unknown, of = name) => exampleOf(part as JsonSchema, schemas, of, depth + 1);
  if (depth > MAX_DEPTH) return null;
  if (schema.$ref) return inside(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return inside(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inside(part)));
  if (schema.type === 'array')
    return schema.prefixItems ? schema.prefixItems.map((item) => inside(item)) : [inside(schema.items ?? {})];
  if (schema.type === 'object') {
    return Object.fromEntries(fieldsOf(schema).map(([field, of]) => [field, inside(of, field)]));
  }
  return simple(schema, name);
}

function fieldsOf({ properties, propertyNames, additionalProperties }: JsonSchema): [string, unknown][] {
  const fields = Object.entries(properties ?? {});
  if (fields.length > 0 || typeof additionalProperties !== 'object') return fields;
  const names = propertyNames as JsonSchema | undefined;
  return (names?.enum ?? ['name']).map((name) => [String(name), additionalProperties]);
}

/** Some codes are lower case: `ug` beside `DCE`. */
function textOf({ format, pattern }: JsonSchema, name: string): string {
  const text = BY_FORMAT[format ?? ''] ?? BY_NAME[name] ?? 'Text';
  return pattern === undefined || new RegExp(pattern).test(text) ? text : text.toLowerCase();
}

function simple(schema: JsonSchema, name: string): unknown {
  const { type, minimum, default: usual } = schema;
  if (usual !== undefined) return usual;
  if (type === 'string') return textOf(schema, name);
  if (type === 'integer' || type === 'number') return NUMBERS[name] ?? Math.max(1, minimum ?? 1);
  return type === 'boolean' ? true : null;
}

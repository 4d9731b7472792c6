import * as contract from '@university/shared/contract';
import { z } from 'zod';

/** A JSON Schema (draft 2020-12), or a reference to one. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Way = 'input' | 'output';

const PLACE = '#/components/schemas/';

/** The contract's exported schemas by name: `notice` is `Notice`. Short lists of words stand where they are used. */
function namedSchemas(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(contract)) {
    if (value instanceof z.ZodObject && !names.has(value)) names.set(value, name[0]?.toUpperCase() + name.slice(1));
  }
  return names;
}

/**
 * What a preprocessing step leaves is what may be sent; the empty text it also takes is a habit of forms.
 * Dates carry a pattern of 200 characters beside their format, which says it all.
 */
function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) {
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && def.in._zod.def.type === 'transform') {
    Object.assign(jsonSchema, z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any', override: simplify }));
    delete jsonSchema.$schema;
  }
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** All schemas one way: as they are sent to us (`input`) or as they leave (`output`). Named ones are referred to. */
export class SchemaSet {
  readonly #names = namedSchemas();
  readonly #parts = new Map<z.ZodType, string>();
  readonly #registry = z.registry<{ id: string }>();
  readonly #way: Way;
  #made: Record<string, JsonSchema> | undefined;

  constructor(way: Way) {
    this.#way = way;
    for (const [schema, name] of this.#names) this.#registry.add(schema, { id: this.#idOf(name) });
  }

  /** To be called for every schema before the first `get`. */
  add(schema: z.ZodType): void {
    if (this.#names.has(schema) || this.#parts.has(schema)) return;
    const id = `part-${this.#parts.size}`;
    this.#parts.set(schema, id);
    this.#registry.add(schema, { id });
  }

  /** A schema that was added, or a reference to it when it has a name. */
  get(schema: z.ZodType): JsonSchema {
    const name = this.#names.get(schema);
    if (name) return { $ref: `${PLACE}${this.#idOf(name)}` };
    return this.#all()[this.#parts.get(schema) ?? ''] ?? {};
  }

  /** The schema of an object with its properties, never a reference. */
  object(schema: z.ZodType): JsonSchema {
    const name = this.#names.get(schema);
    return this.#all()[name ? this.#idOf(name) : (this.#parts.get(schema) ?? '')] ?? {};
  }

  /** The schemas that have a name. */
  named(): Record<string, JsonSchema> {
    return Object.fromEntries(Object.entries(this.#all()).filter(([id]) => !id.startsWith('part-')));
  }

  /** What is sent and what leaves may differ (defaults, forms), so they have names of their own. */
  #idOf(name: string): string {
    return this.#way === 'input' ? `${name}Input` : name;
  }

  #all(): Record<string, JsonSchema> {
    if (this.#made) return this.#made;
    const { schemas } = z.toJSONSchema(this.#registry, {
      io: this.#way,
      uri: (id) => `${PLACE}${id}`,
      unrepresentable: 'any',
      override: simplify,
    });
    this.#made = Object.fromEntries(
      Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema as JsonSchema]),
    );
    return this.#made;
  }
}

/** Of these schemas only those that `root` leads to. */
export function referredTo(root: unknown, schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const follow = (value: unknown) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = name === undefined ? undefined : schemas[name];
      if (!name || !schema || found[name]) continue;
      found[name] = schema;
      follow(schema);
    }
  };
  follow(root);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

import { notesOf } from '@university/shared/contract';
import { z } from 'zod';

/** What a schema is below `nullable` and `default`. */
export function innerOf(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? innerOf(schema.unwrap() as z.ZodType) : schema;
}

/** Something that names another document: what it should be, the value, and where it stands. */
export type Visit = (ref: string, id: string, path: string) => unknown;

/**
 * A copy of what a schema describes, in which every value that names another document is what `visit` makes of it. What
 * is not of the schema's shape is left as it is.
 */
export function mapReferences(schema: z.ZodType, value: unknown, visit: Visit, path = ''): unknown {
  const { ref } = notesOf(schema);
  const inner = innerOf(schema);
  const at = (part: string | number) => (path ? `${path}.${part}` : String(part));
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = inner.element as z.ZodType;
    return value.map((each, index) =>
      ref && typeof each === 'string' ? visit(ref, each, at(index)) : mapReferences(element, each, visit, at(index)),
    );
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const shape: Record<string, z.ZodType> = inner.shape;
    const mapped = Object.entries(value).map(([field, each]) => [
      field,
      Object.hasOwn(shape, field) && shape[field] ? mapReferences(shape[field], each, visit, at(field)) : each,
    ]);
    return Object.fromEntries(mapped);
  }
  return ref && typeof value === 'string' ? visit(ref, value, path) : value;
}

/** Everything that a document names. */
export function referencesIn(schema: z.ZodType, value: unknown): { ref: string; id: string; path: string }[] {
  const found: { ref: string; id: string; path: string }[] = [];
  mapReferences(schema, value, (ref, id, path) => {
    found.push({ ref, id, path });
    return id;
  });
  return found;
}

/** What a field holds that nobody filled in; undefined where there is no such thing. */
function emptyOf(schema: z.ZodType): unknown {
  // Its schema fills it in.
  if (schema instanceof z.ZodDefault) return undefined;
  if (schema instanceof z.ZodNullable) return null;
  if (innerOf(schema) instanceof z.ZodArray) return [];
  return schema instanceof z.ZodBoolean ? false : undefined;
}

/** The same with every field that is missing filled in as empty, at every depth. */
export function fillIn(schema: z.ZodType, value: unknown): unknown {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((each) => fillIn(inner.element as z.ZodType, each));
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(inner.shape as Record<string, z.ZodType>).map(([field, each]) => [
      field,
      field in given ? fillIn(each, given[field]) : emptyOf(each),
    ]),
  );
}

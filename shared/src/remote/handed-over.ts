/** A flat object that a page passes to a slot. A subset of JSON Schema that browsers check without a library. */
export interface HandedOver {
  type: 'object';
  properties: Readonly<Record<string, HandedField>>;
  required?: readonly string[];
  additionalProperties?: false;
}

/** Bounds are inclusive. */
export interface HandedField {
  type: 'string' | 'number' | 'integer' | 'boolean';
  enum?: readonly string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const ANY = Number.POSITIVE_INFINITY;

/** As `level is missing`; null if it fits. */
export function mismatchOf(
  { properties, required = [], additionalProperties }: HandedOver,
  value: unknown,
): string | null {
  if (typeof value !== 'object' || value === null) return 'it is no object';
  const given = Object.entries(value).filter(([, part]) => part !== undefined);
  const missing = required.find((name) => !given.some(([other]) => other === name));
  if (missing !== undefined) return `${missing} is missing`;
  for (const [name, part] of given) {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!field && additionalProperties === false) return `${name} is not declared`;
    if (field && !isFieldOf(field, part)) return `${name} does not fit`;
  }
  return null;
}

function isFieldOf({ type, enum: words, maxLength = ANY, minimum = -ANY, maximum = ANY }: HandedField, value: unknown) {
  if (type === 'integer' ? !Number.isInteger(value) : typeof value !== type) return false;
  if (typeof value === 'string') return value.length <= maxLength && (words?.includes(value) ?? true);
  return typeof value !== 'number' || (value >= minimum && value <= maximum);
}

/** As `level is not given`; null if everything given is accepted. */
export function gapBetween(gives: HandedOver, takes: HandedOver): string | null {
  for (const [name, taken] of Object.entries(takes.properties)) {
    const given = gives.properties[name];
    const isNeeded = takes.required?.includes(name);
    if (!given && isNeeded) return `${name} is not given`;
    if (given && isNeeded && !gives.required?.includes(name)) return `${name} is not always given`;
    if (given && !isWithin(given, taken)) return `${name} may be given as something else`;
  }
  return null;
}

function isWithin(given: HandedField, taken: HandedField): boolean {
  if (given.type !== taken.type && !(given.type === 'integer' && taken.type === 'number')) return false;
  if (taken.enum) return given.enum?.every((word) => taken.enum?.includes(word)) ?? false;
  const longest = given.enum ? Math.max(...given.enum.map(({ length }) => length)) : (given.maxLength ?? ANY);
  return (
    longest <= (taken.maxLength ?? ANY) &&
    (given.minimum ?? -ANY) >= (taken.minimum ?? -ANY) &&
    (given.maximum ?? ANY) <= (taken.maximum ?? ANY)
  );
}

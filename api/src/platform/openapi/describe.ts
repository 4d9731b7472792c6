import { html, type Html } from '../http/pages/html';
import type { JsonSchema } from './examples';

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

/** Words a reader needs no list for; longer lists of allowed words end with how many more there are. */
const WORDS = 8;

/** What a value may be, in a few words; named things are linked. */
export function describe(schema: JsonSchema): Html {
  if (schema.$ref) return html`<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return words(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices)
    return join(
      choices.map((choice) => describe(choice as JsonSchema)),
      ' or ',
    );
  if (schema.type === 'array') return html`list of ${describe((schema.items ?? {}) as JsonSchema)}`;
  if (schema.type === 'object') return object(schema);
  if (schema.contentMediaType) return html`file (${schema.contentMediaType})`;
  return simple(schema);
}

function words(all: readonly unknown[]): Html {
  const shown = all.slice(0, WORDS).map((word) => html`<code>${String(word)}</code>`);
  return html`${join(shown, ', ')}${all.length > WORDS && ` and ${all.length - WORDS} more`}`;
}

function object({ properties, additionalProperties }: JsonSchema): Html {
  if (!properties && typeof additionalProperties === 'object') {
    return html`object of ${describe(additionalProperties as JsonSchema)} by name`;
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => html`<code>${name}</code> (${describe(field as JsonSchema)})`,
  );
  return fields.length > 0 ? html`object with ${join(fields, ', ')}` : html`empty object`;
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  date: 'day (YYYY-MM-DD)',
  'date-time': 'instant (ISO 8601)',
  email: 'e-mail address',
  uri: 'address',
};

function simple({ type, format, minLength, maxLength, minimum, maximum, default: usual }: JsonSchema): Html {
  const kind = (format && FORMATS[format]) ?? TYPES[String(type)] ?? 'any value';
  const least = minLength ?? minimum;
  const most = maxLength ?? maximum;
  const limits = [
    least !== undefined && `from ${least}`,
    most !== undefined && `to ${most}`,
    maxLength !== undefined && 'characters',
    usual !== undefined && `${JSON.stringify(usual)} unless given`,
  ].filter((part) => part !== false);
  return html`${kind}${limits.length > 0 && `, ${limits.join(' ')}`}`;
}

function join(parts: readonly Html[], by: string): Html {
  return html`${parts.map((part, index) => html`${index > 0 && by}${part}`)}`;
}

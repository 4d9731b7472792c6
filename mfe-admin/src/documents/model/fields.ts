import type { z } from 'zod';
import { type FieldNotes, notesOf, translations } from '../contract';

type TextInput = 'text' | 'date' | 'time' | 'datetime-local' | 'email' | 'url';

type Control =
  /** `datetime-local`: an instant, entered in IST. */
  | { type: 'text'; input: TextInput }
  | { type: 'article' }
  | { type: 'colour' }
  | { type: 'number'; isWhole: boolean; unit?: 'rupees' | 'percent' }
  | { type: 'yesNo' }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'reference'; to: string }
  | { type: 'references'; to: string }
  | { type: 'lines' }
  | { type: 'group'; fields: readonly Field[] }
  | { type: 'rows'; fields: readonly Field[]; depthIn?: string };

export type FieldType = Control['type'];

export type Field = Control &
  Pick<FieldNotes, 'title' | 'hint'> & {
    name: string;
    isOptional: boolean;
    initial?: unknown;
  };

export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>;

/** The parts of zod's internals that document schemas use. */
type Def =
  | { type: 'nullable'; innerType: z.ZodType }
  | { type: 'default'; innerType: z.ZodType; defaultValue: unknown }
  | { type: 'pipe'; in: z.ZodType }
  | { type: 'object'; shape: Record<string, z.ZodType> }
  | { type: 'array'; element: z.ZodType }
  | { type: 'enum'; entries: Record<string, string> }
  | { type: 'number'; checks?: readonly { _zod: { def: { format?: string } } }[] }
  | { type: 'string'; format?: string }
  | { type: 'boolean' };

const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

export const fieldsOf = (schema: z.ZodObject): Field[] =>
  Object.entries(schema.shape)
    .filter(([, each]) => each !== translations)
    .map(([name, each]) => fieldOf(name, each as z.ZodType));

function fieldOf(name: string, schema: z.ZodType): Field {
  const def = defOf(schema);
  const present = def.type === 'default' ? def.innerType : schema;
  const presentDef = defOf(present);
  const isOptional = presentDef.type === 'nullable';
  const { title, hint, ref, input, depthIn } = notesOf(schema);
  const common = {
    name,
    title,
    isOptional,
    ...(hint !== undefined && { hint }),
    ...(def.type === 'default' && { initial: def.defaultValue }),
  };
  const inner = presentDef.type === 'nullable' ? presentDef.innerType : present;
  return { ...common, ...controlOf(inner, { ref, input }), ...(depthIn !== undefined && { depthIn }) };
}

const INPUTS: Partial<Record<string, 'date' | 'email' | 'url'>> = { date: 'date', email: 'email', url: 'url' };

function controlOf(schema: z.ZodType, { ref, input }: Pick<FieldNotes, 'ref' | 'input'>): Control {
  const def = defOf(schema);
  if (def.type === 'pipe') return formatOf(schema) === 'email' ? text('email') : controlOf(def.in, { ref, input });
  if (def.type === 'array') return listOf(def.element, ref);
  if (def.type === 'object') return { type: 'group', fields: fieldsOf(schema as z.ZodObject) };
  if (def.type === 'enum') return { type: 'choice', values: Object.values(def.entries) };
  if (def.type === 'boolean') return { type: 'yesNo' };
  if (def.type === 'number') {
    const isWhole = def.checks?.some(({ _zod }) => _zod.def.format === 'safeint') ?? false;
    return { type: 'number', isWhole, ...((input === 'rupees' || input === 'percent') && { unit: input }) };
  }
  if (ref !== undefined) return { type: 'reference', to: ref };
  if (input === 'colour') return { type: 'colour' };
  if (input === 'markdown') return { type: 'article' };
  if (input === 'instant') return text('datetime-local');
  return text(INPUTS[input === 'day' ? 'date' : formatOf(schema)] ?? 'text');
}

const text = (input: TextInput): Control => ({ type: 'text', input });

function listOf(element: z.ZodType, ref: string | undefined): Control {
  if (ref !== undefined) return { type: 'references', to: ref };
  if (defOf(element).type === 'object') return { type: 'rows', fields: fieldsOf(element as z.ZodObject) };
  return { type: 'lines' };
}

function formatOf(schema: z.ZodType): string {
  const def = defOf(schema) as Partial<Extract<Def, { type: 'string' }>> & { in?: z.ZodType; out?: z.ZodType };
  return def.format ?? ([def.in, def.out].flatMap((part) => (part ? formatOf(part) : '')).find(Boolean) || '');
}

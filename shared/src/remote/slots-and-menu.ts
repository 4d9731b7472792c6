import { z } from 'zod';

/** A path as React Router spells it, absolute, without a trailing slash. `{shortName}` is that of the university. */
export const path = z.string().regex(/^\/$|^(\/(:?(?:[\w.-]|\{shortName\})+|\*))+$/, 'a path like /programs/:id');

export const id = z.string().regex(/^[a-z][\w-]*:[\w.-]+$/, 'an id like mfe-public:home');

/** A place of the frame or of a page. */
export const slotName = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'a name like programme.aside');

/** Few words of JSON Schema: what is not checked at runtime must not look as if it were. */
const handedField = z
  .strictObject({
    type: z.enum(['string', 'number', 'integer', 'boolean']),
    enum: z.array(z.string().max(100)).min(1).max(30).optional(),
    maxLength: z.int().min(1).max(500).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  })
  .refine(
    ({ type, enum: words, maxLength }) => type !== 'string' || words || maxLength,
    'a text says how long it may be, as z.string().max(100)',
  );

/** See `HandedOver`. */
const handedOver = z.object({
  type: z.literal('object'),
  properties: z
    .record(z.string().regex(/^[a-z]\w{0,29}$/i), handedField)
    .refine((fields) => Object.keys(fields).length <= 10, 'ten fields at most'),
  required: z.array(z.string()).optional(),
  additionalProperties: z.literal(false).optional(),
});

/** What a slot gives, or a filling takes, as `remote.json` has it. What does not fit there is left for its schema to refuse. */
export const toHandedOver = (schema: z.ZodType, io: 'gives' | 'takes'): unknown =>
  z.toJSONSchema(schema, { io: io === 'gives' ? 'output' : 'input', unrepresentable: 'any' });

/** A slot that a remote opens on one of its pages. */
export const publishedOpening = z.object({ name: slotName, path, gives: handedOver });

/** What a filling adds to an area. */
export const fillingFields = {
  slot: slotName,
  path: path.optional(),
  when: z.enum(['page', 'visible', 'intent']),
  takes: handedOver.optional(),
};

/** Most entries of the menu that one remote offers. */
const MOST_ENTRIES = 3;

/** An entry that a remote offers for a menu of the navigation. */
export const publishedMenuEntry = z.object({
  id,
  /** What the menu is called, as `About Us`. */
  under: z.string().min(1).max(40),
  label: z
    .string()
    .min(2)
    .max(30)
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &’(),./-]*$/u, 'a few plain words'),
  path,
});

export const publishedMenu = z.array(publishedMenuEntry).max(MOST_ENTRIES, `${MOST_ENTRIES} entries at most`);

interface Offers {
  routes: readonly { path: string; access?: unknown }[];
  opens?: readonly z.infer<typeof publishedOpening>[];
  menu?: readonly z.infer<typeof publishedMenuEntry>[];
}

/** What a remote offers without having the page for it: a sentence for each. */
export function homelessOffers({ routes, opens = [], menu = [] }: Offers): string[] {
  const has = (path: string) => routes.some((route) => route.path === path);
  const isOpenToAll = (path: string) =>
    routes.some((route) => route.path === path && (route.access ?? 'public') === 'public') && !/[:*]/.test(path);
  return [
    ...opens
      .filter(({ path }) => !has(path))
      .map(({ name, path }) => `the slot ${name} stands on ${path}, which is none of its pages`),
    ...menu
      .filter(({ path }) => !isOpenToAll(path))
      .map(({ id, path }) => `the menu entry ${id} leads to ${path}, which is no public page of its own`),
  ];
}

export type PublishedOpening = z.infer<typeof publishedOpening>;
export type PublishedMenuEntry = z.infer<typeof publishedMenuEntry>;

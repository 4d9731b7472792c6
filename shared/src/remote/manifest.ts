import { z } from 'zod';
import { role } from '../contract/endpoint';
import { type Language, TRANSLATIONS } from '../language/languages';

/** Builds write this version; sites also read earlier ones (`read-manifest.ts`). */
export const CONTRACT_VERSION = 2;

/** The one file with a fixed name: not cached, written last. */
export const MANIFEST_FILE = 'remote.json';

export const CANARY_FILE = 'canary.json';

/** `staff`, or per cent of visitors; 0 ends it. */
const audience = z.union([z.literal('staff'), z.int().min(0).max(99)]);

export type Audience = z.infer<typeof audience>;

/** React Router's spelling, absolute, no trailing slash. `{shortName}` is the university's. */
export const path = z.string().regex(/^\/$|^(\/(:?(?:[\w.-]|\{shortName\})+|\*))+$/, 'a path like /programs/:id');

export const id = z.string().regex(/^[a-z][\w-]*:[\w.-]+$/, 'an id like mfe-public:home');

export const slotName = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'a name like programme.aside');

/** Only what is checked at runtime is allowed. */
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

const handedOver = z.object({
  type: z.literal('object'),
  properties: z
    .record(z.string().regex(/^[a-z]\w{0,29}$/i), handedField)
    .refine((fields) => Object.keys(fields).length <= 10, 'ten fields at most'),
  required: z.array(z.string()).optional(),
  additionalProperties: z.literal(false).optional(),
});

export const toHandedOver = (schema: z.ZodType, io: 'gives' | 'takes'): unknown =>
  z.toJSONSchema(schema, { io: io === 'gives' ? 'output' : 'input', unrepresentable: 'any' });

export const publishedOpening = z.object({ name: slotName, path, gives: handedOver });

const MOST_ENTRIES = 3;

const publishedMenuEntry = z.object({
  id,
  under: z.string().min(1).max(40),
  label: z
    .string()
    .min(2)
    .max(30)
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &’(),./-]*$/u, 'a few plain words'),
  path,
});

const publishedMenu = z.array(publishedMenuEntry).max(MOST_ENTRIES, `${MOST_ENTRIES} entries at most`);

interface Offers {
  routes: readonly { path: string; access?: unknown }[];
  opens?: readonly z.infer<typeof publishedOpening>[];
  menu?: readonly z.infer<typeof publishedMenuEntry>[];
}

/** Offers whose page is missing or not public. */
function homelessOffers({ routes, opens = [], menu = [] }: Offers): string[] {
  const has = (path: string) => routes.some((route) => route.path === path);
  const isOpenToAll = (path: string) =>
    routes.some((route) => route.path === path && (route.access ?? 'public') === 'public') && !/[:*]/.test(path);
  return [
    ...opens
      .filter(({ path }) => !has(path))
      .map(({ name, path }) => `the slot ${name} is on ${path}, which is none of its pages`),
    ...menu
      .filter(({ path }) => !isOpenToAll(path))
      .map(({ id, path }) => `the menu entry ${id} leads to ${path}, which is no public page of its own`),
  ];
}

const fileName = z.string().regex(/^[\w.-]+\.(js|cjs|css)$/);
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const file = z.object({ file: fileName, integrity });

const published = z.object({
  id,
  files: z.array(fileName),
});

const publishedRoute = published.extend({
  path,
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string()).optional(),
  lang: z.string().optional(),
  access: z.union([z.enum(['public', 'applicant']), z.array(role)]).optional(),
  listed: z.boolean().optional(),
  lowercase: z.array(z.string()).optional(),
  /** `*`: any. */
  query: z.array(z.string()),
  when: z.enum(['page', 'intent']).optional(),
});

const publishedSlot = published.extend({
  slot: slotName,
  path: path.optional(),
  /** Sites built before 1.2 of these packages require it; it follows from the slot. */
  when: z.enum(['page', 'visible', 'intent']),
  takes: handedOver.optional(),
});

const translatedPart = z.object({
  files: z.array(fileName),
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  keywords: z.array(z.string()).optional(),
  label: z.string().min(1).optional(),
  under: z.string().min(1).optional(),
});

/** Addresses and rights are the same in all languages. */
const translation = z.object({
  entry: file,
  server: file,
  exposed: z.array(fileName),
  integrity: z.record(fileName, integrity),
  parts: z.record(id, translatedPart),
});

const publishedDocument = z.object({ id, path, type: z.string().regex(/^[a-z]+\/[\w.+-]+$/) });

export const remoteManifest = z
  .object({
    /** The version it was written in; older manifests are upgraded to this shape. */
    contract: z.int().min(1).max(CONTRACT_VERSION),
    name: z.string().regex(/^[a-z][a-z0-9-]*$/),
    version: z.string().min(1),
    requires: z.record(z.string(), z.string()),
    /** `*`: not known. */
    uses: z.record(z.string(), z.array(z.string())),
    entry: file,
    /** An entry that includes the Module Federation runtime, for other hosts. */
    plainEntry: file.optional(),
    forOtherHosts: z
      .string()
      .regex(/^[\w.-]+\.json$/)
      .optional(),
    /** Set by the site for remotes without this contract. */
    plain: z
      .object({
        module: z.string(),
        entryGlobalName: z.string(),
      })
      .optional(),
    server: file,
    exposed: z.array(fileName),
    /** Of every browser file named here. */
    integrity: z.record(fileName, integrity),
    routes: z.array(publishedRoute),
    slots: z.array(publishedSlot),
    documents: z.array(publishedDocument),
    opens: z.array(publishedOpening).optional(),
    menu: publishedMenu.optional(),
    languages: z.partialRecord(z.enum(TRANSLATIONS), translation).optional(),
    released: z.iso.datetime().optional(),
    /** Rises with every release. Required when signed. */
    number: z.int().min(1).optional(),
    /** ISO 8601. Required when signed. */
    expires: z.iso.datetime().optional(),
    /** Canaries only. */
    audience: audience.optional(),
    /** Ed25519, base64, over all other fields. */
    signature: z.string().optional(),
  })
  .superRefine((manifest, context) => {
    const { name, routes, slots, documents, menu = [] } = manifest;
    for (const { id } of [...routes, ...slots, ...documents, ...menu]) {
      if (!id.startsWith(`${name}:`)) {
        context.addIssue({ code: 'custom', message: `id ${id} does not begin with ${name}:` });
      }
    }
    for (const [language, { parts }] of Object.entries(manifest.languages ?? {})) {
      for (const { id } of [...routes, ...slots].filter(({ id }) => !parts[id]))
        context.addIssue({ code: 'custom', message: `${id} is missing in the language ${language}` });
    }
    for (const message of homelessOffers(manifest)) context.addIssue({ code: 'custom', message });
  });

export type PublishedRoute = z.infer<typeof publishedRoute>;
export type PublishedDocument = z.infer<typeof publishedDocument>;
export type PublishedSlot = z.infer<typeof publishedSlot>;
export type PublishedOpening = z.infer<typeof publishedOpening>;
export type PublishedMenuEntry = z.infer<typeof publishedMenuEntry>;
export type RemoteManifest = z.infer<typeof remoteManifest>;

export function manifestIn(manifest: RemoteManifest, language: Language): RemoteManifest | null {
  const translation = language === 'en' ? null : manifest.languages?.[language];
  if (!translation) return language === 'en' ? manifest : null;
  const { parts, ...files } = translation;
  const translated = <T extends { id: string }>(each: T): T => ({ ...each, ...parts[each.id] });
  const { routes, slots, menu } = manifest;
  return {
    ...manifest,
    ...files,
    routes: routes.map(translated),
    slots: slots.map(translated),
    ...(menu && { menu: menu.map(translated) }),
  };
}

export const SIGNATURE = 'signature';

/** JSON without the signature, keys in their order. */
export function signedPart(manifest: object): Uint8Array {
  const { [SIGNATURE]: _, ...rest } = manifest as Record<string, unknown>;
  return new TextEncoder().encode(JSON.stringify(rest));
}

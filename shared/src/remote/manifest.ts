import { z } from 'zod';
import { role } from '../contract/endpoint';
import { type Language, TRANSLATIONS } from '../language/languages';

/** The version of this contract, which builds write. Sites read earlier ones too: `read-manifest.ts`. */
export const CONTRACT_VERSION = 2;

/** The one file of a release with a fixed name: small, never cached, written last. */
export const MANIFEST_FILE = 'remote.json';

/** The same for a release that only some are given, which is beside it. */
export const CANARY_FILE = 'canary.json';

/** Who is given a canary: staff, or so many visitors in a hundred; 0 is nobody any more. */
const audience = z.union([z.literal('staff'), z.int().min(0).max(99)]);

export type Audience = z.infer<typeof audience>;

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

/** Most entries of the menu that one remote offers. */
const MOST_ENTRIES = 3;

/** An entry that a remote offers for a menu of the navigation. */
const publishedMenuEntry = z.object({
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

const publishedMenu = z.array(publishedMenuEntry).max(MOST_ENTRIES, `${MOST_ENTRIES} entries at most`);

interface Offers {
  routes: readonly { path: string; access?: unknown }[];
  opens?: readonly z.infer<typeof publishedOpening>[];
  menu?: readonly z.infer<typeof publishedMenuEntry>[];
}

/** What a remote offers without having the page for it: a sentence for each. */
function homelessOffers({ routes, opens = [], menu = [] }: Offers): string[] {
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

const fileName = z.string().regex(/^[\w.-]+\.(js|cjs|css)$/);
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const file = z.object({ file: fileName, integrity });

const published = z.object({
  id,
  /** Browser files that hold the code, beyond the entry. */
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
  /** Parameters of the query that the page reads; `*` where it may read any. */
  query: z.array(z.string()),
  /** When browsers fetch its code; with the page where it does not say. */
  when: z.enum(['page', 'intent']).optional(),
});

const publishedSlot = published.extend({
  slot: slotName,
  path: path.optional(),
  /** Sites that were built before 1.2 of these packages ask for it; it follows from the slot. */
  when: z.enum(['page', 'visible', 'intent']),
  takes: handedOver.optional(),
});

/** What a page, a slot or an entry of the menu is in another language: its words, and the files that hold them. */
const translatedPart = z.object({
  files: z.array(fileName),
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  keywords: z.array(z.string()).optional(),
  label: z.string().min(1).optional(),
  /** What the menu is called in this language. */
  under: z.string().min(1).optional(),
});

/** A release in another language. It says nothing of addresses and rights: those are the same in all languages. */
const translation = z.object({
  entry: file,
  server: file,
  exposed: z.array(fileName),
  integrity: z.record(fileName, integrity),
  /** By id, of every page and slot, and of the entries of the menu. */
  parts: z.record(id, translatedPart),
});

/** A file that the remote's server code writes; browsers load no code for it. */
const publishedDocument = z.object({ id, path, type: z.string().regex(/^[a-z]+\/[\w.+-]+$/) });

/** What a build publishes as `remote.json`: everything the shell needs to know without running the remote's code. */
export const remoteManifest = z
  .object({
    /** The version that it was written in. What is read of an earlier one has this shape all the same. */
    contract: z.int().min(1).max(CONTRACT_VERSION),
    name: z.string().regex(/^[a-z][a-z0-9-]*$/),
    version: z.string().min(1),
    /** Shared modules it was built with, as ranges of versions that it accepts. */
    requires: z.record(z.string(), z.string()),
    /** By shared module: the names that it takes of it; `*` where it does not say. */
    uses: z.record(z.string(), z.array(z.string())),
    /** The federation entry the browser loads. */
    entry: file,
    /** For other hosts: an entry that brings the runtime of Module Federation along. */
    plainEntry: file.optional(),
    /** The browser file that hosts read as `mf-manifest.json`. */
    forOtherHosts: z
      .string()
      .regex(/^[\w.-]+\.json$/)
      .optional(),
    /** Of a remote that knows nothing of this contract: what the site puts here itself, from the registry. */
    plain: z
      .object({
        /** What its module is called, as `./App`; it exports a React component by default. */
        module: z.string(),
        /** The variable that its entry sets. */
        entryGlobalName: z.string(),
      })
      .optional(),
    /** The one CommonJS file the server renders with. */
    server: file,
    /** Browser files of the exposed module `./remote`. */
    exposed: z.array(fileName),
    /** Integrity of every browser file named in this manifest. */
    integrity: z.record(fileName, integrity),
    routes: z.array(publishedRoute),
    slots: z.array(publishedSlot),
    documents: z.array(publishedDocument),
    /** Slots on its pages that others may fill. */
    opens: z.array(publishedOpening).optional(),
    /** Entries that it offers for the menu; the registry allows them. */
    menu: publishedMenu.optional(),
    /** The same in other languages; a site that knows none of them is served the usual one. */
    languages: z.partialRecord(z.enum(TRANSLATIONS), translation).optional(),
    /** When it was released, ISO 8601; a build that nobody released has none. */
    released: z.iso.datetime().optional(),
    /** Rises with every release at a place: an earlier one cannot be passed off as new. Required of what is signed. */
    number: z.int().min(1).optional(),
    /** Until when it may be taken, ISO 8601. Required of what is signed. */
    expires: z.iso.datetime().optional(),
    /** Of a canary, and of no other release. */
    audience: audience.optional(),
    /** Ed25519, base64, over everything else. */
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

/** A release as a site in this language has it; null where it does not speak it. */
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

/** The field of `remote.json` that vouches for all others. */
export const SIGNATURE = 'signature';

/** The bytes of a manifest that are signed: its JSON without the signature, keys in the order they stand in. */
export function signedPart(manifest: object): Uint8Array {
  const { [SIGNATURE]: _, ...rest } = manifest as Record<string, unknown>;
  return new TextEncoder().encode(JSON.stringify(rest));
}

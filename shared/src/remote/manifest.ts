import { z } from 'zod';
import { role } from '../contract/staff';

/** The version of this contract. A release of another version is refused. */
export const CONTRACT_VERSION = 1;

/** The one file of a release with a fixed name: small, never cached, written last. */
export const MANIFEST_FILE = 'remote.json';

const fileName = z.string().regex(/^[\w.-]+\.(js|cjs|css)$/);
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const file = z.object({ file: fileName, integrity });

/** A path as React Router spells it, absolute, without a trailing slash. */
const path = z.string().regex(/^\/$|^(\/(:?[\w.-]+|\*))+$/, 'a path like /programs/:id');

const id = z.string().regex(/^[a-z][\w-]*:[\w.-]+$/, 'an id like mfe-public:home');

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
  /** Builds write it for every page; a release from before this field may read any query. */
  query: z.array(z.string()).optional(),
});

const publishedSlot = published.extend({
  slot: z.enum(['home.popup', 'overlay.search']),
  path: path.optional(),
  when: z.enum(['page', 'intent']),
});

/** A file that the remote's server code writes; browsers load no code for it. */
const publishedDocument = z.object({ id, path, type: z.string().regex(/^[a-z]+\/[\w.+-]+$/) });

/** What a build publishes as `remote.json`: everything the shell needs to know without running the remote's code. */
export const remoteManifest = z
  .object({
    contract: z.literal(CONTRACT_VERSION),
    name: z.string().regex(/^[a-z][a-z0-9-]*$/),
    version: z.string().min(1),
    /** Shared modules it was built with, as ranges of versions that it accepts. */
    requires: z.record(z.string(), z.string()),
    /** The federation entry the browser loads. */
    entry: file,
    /** The one CommonJS file the server renders with. */
    server: file,
    /** Browser files of the exposed module `./remote`. */
    exposed: z.array(fileName),
    /** Integrity of every browser file named in this manifest. */
    integrity: z.record(fileName, integrity),
    routes: z.array(publishedRoute),
    slots: z.array(publishedSlot),
    documents: z.array(publishedDocument).default([]),
    /** When it was released, ISO 8601; a build that nobody released has none. */
    released: z.iso.datetime().optional(),
    /** Ed25519, base64, over everything else. */
    signature: z.string().optional(),
  })
  .superRefine((manifest, context) => {
    for (const { id } of [...manifest.routes, ...manifest.slots, ...manifest.documents]) {
      if (!id.startsWith(`${manifest.name}:`)) {
        context.addIssue({ code: 'custom', message: `id ${id} does not begin with ${manifest.name}:` });
      }
    }
  });

export type PublishedRoute = z.infer<typeof publishedRoute>;
export type PublishedDocument = z.infer<typeof publishedDocument>;
export type PublishedSlot = z.infer<typeof publishedSlot>;
export type RemoteManifest = z.infer<typeof remoteManifest>;

/** The field of `remote.json` that vouches for all others. */
export const SIGNATURE = 'signature';

/** The bytes of a manifest that are signed: its JSON without the signature, keys in the order they stand in. */
export function signedPart(manifest: object): Uint8Array {
  const { [SIGNATURE]: _, ...rest } = manifest as Record<string, unknown>;
  return new TextEncoder().encode(JSON.stringify(rest));
}

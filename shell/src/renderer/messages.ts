import type { ApiError } from '@university/shared';
import type { Language } from '@university/shared/language';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { z } from 'zod';
import type { ShellBuild } from './shell-build';

/** A release as it is handed to a renderer. */
export interface GivenRelease {
  /** Unique on this server, and the same as long as it is the same release. */
  key: string;
  manifest: RemoteManifest;
  /** Base of the address that browsers load its files from; ends with a slash. */
  base: string;
  /** The server bundle; left out where the renderer has it already. Of no bytes: it is not to be run. */
  code?: Uint8Array;
}

/** What belongs to a site beside its releases. */
export interface Surroundings {
  /** What the registry grants to remotes that have no release in use. */
  absent: readonly string[];
  /** What it allows in the menu: ids of entries, or `anyEntryOf` a remote. */
  allowed: readonly string[];
  /** Feature flags that it has on, by id. */
  flags: readonly string[];
  /** Areas `/x/*` that are no part of the site in this language: English pages answer there. */
  elsewhere: readonly string[];
  /** Other languages in which the site is served. */
  languages: readonly Language[];
}

export const ALONE: Surroundings = { absent: [], allowed: [], flags: [], elsewhere: [], languages: [] };

/** A set of releases as renderers are told of it, once each. */
export interface GivenSite {
  /** Unique in this process. */
  number: number;
  releases: readonly Required<GivenRelease>[];
  surroundings: Surroundings;
}

/** What a renderer is told once, before all else. */
export interface Setup {
  shell: ShellBuild;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** How long a page waits for its data before it is rendered with what there is. Milliseconds. */
  dataDeadline: number;
}

/** What the server's process tells a renderer. */
export type ToRenderer =
  | ({ kind: 'setup' } & Setup)
  | { kind: 'site'; site: number; releases: GivenRelease[]; surroundings: Surroundings }
  | { kind: 'forget'; site: number }
  | { kind: 'task'; task: number; site: number; version: string | null; name: string; input: unknown }
  | { kind: 'answer'; read: number; value: unknown }
  | { kind: 'refusal'; read: number; error: Pick<ApiError, 'status' | 'code' | 'message' | 'data'> }
  | { kind: 'beat' };

const plainError = z.object({
  name: z.string().max(100),
  message: z.string().max(2_000),
  stack: z.string().max(8_000),
});

export type PlainError = z.infer<typeof plainError>;

/** Longest parts of an error that are passed on. */
export const toPlainError = (error: unknown): PlainError => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    name: String(name).slice(0, 100),
    message: String(message).slice(0, 2_000),
    stack: String(stack ?? '').slice(0, 8_000),
  };
};

const number = z.int().nonnegative();

const remote = z.string().max(60).nullable();

/** Whose code it may have been. A stack is exact, and can be made up; the renderer's own note cannot, and may be of who ran next. */
const traces = z.object({ inStack: remote, inNote: remote });

export type Traces = z.infer<typeof traces>;

/**
 * What a renderer tells the server's process. Teams' code runs over there, so nothing of it is believed before it fits.
 */
export const fromRenderer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('beat') }),
  z.object({ kind: z.literal('done'), task: number, value: z.unknown() }),
  z.object({ kind: z.literal('failed'), task: number, error: plainError }),
  z.object({
    kind: z.literal('read'),
    read: number,
    task: number,
    path: z.string().max(500),
    query: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({
    kind: z.literal('log'),
    level: z.enum(['info', 'warn', 'error']),
    message: z.string().max(500),
    fields: z.record(z.string(), z.string().max(500)),
    error: plainError.optional(),
    /** That the error is one of a remote's code: while which task, whose, and in which page, slot or document; or empty. */
    fault: z.object({ task: number, remote: z.string().max(100), area: z.string().max(200) }).optional(),
  }),
  /** A remote's code tried what it may not do. It was refused. */
  z.object({ kind: z.literal('forbidden'), traces, error: plainError }),
  /** An error that no page waited for: a rejection nobody handled, a timer that threw. */
  z.object({ kind: z.literal('escaped'), traces, error: plainError }),
]);

export type FromRenderer = z.infer<typeof fromRenderer>;

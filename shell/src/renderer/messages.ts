import type { ApiError } from '@university/shared';
import type { Language } from '@university/shared/language';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { z } from 'zod';
import type { ShellBuild } from './shell-build';

export interface GivenRelease {
  /** The same release has the same key. */
  key: string;
  manifest: RemoteManifest;
  base: string;
  /** Omitted if the renderer has it; empty if it must not run. */
  code?: Uint8Array;
}

export interface Surroundings {
  absent: readonly string[];
  allowed: readonly string[];
  flags: readonly string[];
  /** Areas not in this language. */
  elsewhere: readonly string[];
  languages: readonly Language[];
}

export const ALONE: Surroundings = { absent: [], allowed: [], flags: [], elsewhere: [], languages: [] };

export interface GivenSite {
  number: number;
  releases: readonly Required<GivenRelease>[];
  surroundings: Surroundings;
}

export interface Setup {
  shell: ShellBuild;
  publicUrl: string;
  /** Milliseconds. */
  dataDeadline: number;
}

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

/** A stack is exact but can be forged; the note cannot, but may name who ran next. */
const traces = z.object({ inStack: remote, inNote: remote });

export type Traces = z.infer<typeof traces>;

/** Validated, because code of teams runs in the renderer. */
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
    fault: z.object({ task: number, remote: z.string().max(100), area: z.string().max(200) }).optional(),
  }),
  z.object({ kind: z.literal('forbidden'), traces, error: plainError }),
  /** An unhandled rejection, or a throwing timer. */
  z.object({ kind: z.literal('escaped'), traces, error: plainError }),
]);

export type FromRenderer = z.infer<typeof fromRenderer>;

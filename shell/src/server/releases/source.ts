import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from '@university/shared/remote/manifest';
import type { RegistryEntry } from './registry';

/** How long a remote's web server may keep the shell waiting for its manifest, and for its server bundle. Milliseconds. */
const MANIFEST_DEADLINE = 500;
const FILE_DEADLINE = 5000;

/** Bytes of the same, unfolded: a place that was taken over must not fill our memory. */
const MANIFEST_LIMIT = 1024 * 1024;
const FILE_LIMIT = 32 * 1024 * 1024;

/** A place that holds a remote's releases. */
export interface ReleaseSource {
  /** Base of the address that browsers load files from; ends with a slash. */
  readonly base: string;
  /** The manifest's text, or null if it is what the last call gave. Rejects when the place does not answer. */
  manifest(): Promise<string | null>;
  /** Makes the next `manifest()` answer in full again. */
  forget(): void;
  /** A file of the server build. */
  serverFile(name: string): Promise<Buffer>;
}

export function sourceOf({ name, place }: Pick<RegistryEntry, 'name' | 'place'>): ReleaseSource {
  return place.kind === 'folder' ? new FolderSource(name, place.folder) : new WebSource(place.url);
}

class FolderSource implements ReleaseSource {
  readonly base: string;
  private seen = '';

  constructor(
    name: string,
    private readonly folder: string,
  ) {
    this.base = `/remotes/${name}/`;
  }

  async manifest(): Promise<string | null> {
    const file = join(this.folder, MANIFEST_FILE);
    // A look at a local file costs 2 µs; by way of the thread pool it would cost ten times that, with every page.
    const { mtimeMs, size, ino } = statSync(file);
    const mark = `${mtimeMs}:${size}:${ino}`;
    if (mark === this.seen) return null;
    const text = await readFile(file, 'utf8');
    this.seen = mark;
    return text;
  }

  forget(): void {
    this.seen = '';
  }

  serverFile(name: string): Promise<Buffer> {
    return readFile(join(this.folder, 'server', name));
  }
}

class WebSource implements ReleaseSource {
  readonly base: string;
  private etag: string | null = null;

  constructor(private readonly url: URL) {
    this.base = new URL('browser/', url).href;
  }

  async manifest(): Promise<string | null> {
    const answer = await fetch(new URL(MANIFEST_FILE, this.url), {
      headers: this.etag ? { 'If-None-Match': this.etag } : {},
      signal: AbortSignal.timeout(MANIFEST_DEADLINE),
    });
    if (answer.status === 304) return null;
    if (!answer.ok) throw new Error(`${MANIFEST_FILE} answered ${answer.status}`);
    const text = (await bounded(answer, MANIFEST_LIMIT)).toString();
    this.etag = answer.headers.get('etag');
    return text;
  }

  forget(): void {
    this.etag = null;
  }

  async serverFile(name: string): Promise<Buffer> {
    const answer = await fetch(new URL(`server/${name}`, this.url), { signal: AbortSignal.timeout(FILE_DEADLINE) });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    return bounded(answer, FILE_LIMIT);
  }
}

/** What was answered. Rejects as soon as it is longer than `limit` bytes. */
async function bounded(answer: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > limit) throw new Error(`${answer.url} is larger than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

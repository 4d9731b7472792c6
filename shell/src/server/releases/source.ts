import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bounded } from '@university/shared/remote/checks';
import { CANARY_FILE, type MANIFEST_FILE } from '@university/shared/remote/manifest';
import { PlainSource } from './plain-source';
import type { RegistryEntry } from './registry';
import { NothingThere, type ReleaseSource } from './release-source';

/** How long a remote's web server may take for its manifest, and for its server bundle. No page waits. Milliseconds. */
const DEADLINE = 5_000;

/** Bytes of the same, unfolded: a place that was taken over must not fill our memory. */
export const MANIFEST_LIMIT = 1024 * 1024;
const FILE_LIMIT = 32 * 1024 * 1024;

/** @param manifest name of its file, which makes it one for all or for some; a plain remote has none for some */
export function sourceOf(
  { name, place, plain }: Pick<RegistryEntry, 'name' | 'place' | 'plain'>,
  manifest: typeof MANIFEST_FILE | typeof CANARY_FILE,
): ReleaseSource {
  if (plain) return manifest === CANARY_FILE ? new NoSource() : new PlainSource(name, plain);
  return place.kind === 'folder' ? new FolderSource(name, place.folder, manifest) : new WebSource(place.url, manifest);
}

class NoSource implements ReleaseSource {
  readonly base = '/';
  manifest = () => Promise.reject(new NothingThere('There is never a manifest'));
  forget = () => {};
  serverFile = () => Promise.reject(new NothingThere('There is never a file'));
}

class FolderSource implements ReleaseSource {
  readonly base: string;
  private seen = '';

  constructor(
    name: string,
    private readonly folder: string,
    private readonly manifestFile: string,
  ) {
    this.base = `/remotes/${name}/`;
  }

  async manifest(): Promise<string | null> {
    const file = join(this.folder, this.manifestFile);
    const { mtimeMs, size, ino } = await stat(file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new NothingThere(error.message) : error;
    });
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
  /** Digest of the text that the last call gave. An ETag only saves bytes: not every server sends one, or a right one. */
  private seen = '';
  private etag: string | null = null;

  constructor(
    private readonly url: URL,
    private readonly manifestFile: string,
  ) {
    this.base = new URL('browser/', url).href;
  }

  async manifest(): Promise<string | null> {
    const answer = await fetch(new URL(this.manifestFile, this.url), {
      headers: this.etag ? { 'If-None-Match': this.etag } : {},
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (answer.status === 304) return null;
    if (answer.status === 404) throw new NothingThere(`${this.manifestFile} answered 404`);
    if (!answer.ok) throw new Error(`${this.manifestFile} answered ${answer.status}`);
    const text = new TextDecoder().decode(await bounded(answer, MANIFEST_LIMIT));
    this.etag = answer.headers.get('etag');
    const digest = createHash('sha256').update(text).digest('base64');
    if (digest === this.seen) return null;
    this.seen = digest;
    return text;
  }

  forget(): void {
    this.etag = null;
    this.seen = '';
  }

  async serverFile(name: string): Promise<Buffer> {
    const answer = await fetch(new URL(`server/${name}`, this.url), { signal: AbortSignal.timeout(DEADLINE) });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    return Buffer.from(await bounded(answer, FILE_LIMIT));
  }
}

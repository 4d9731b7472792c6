import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { StackLine } from '@university/shared/contract';
import { readSourceMap, sourceAt } from '@university/remote-kit/stack';
import { LRUCache } from 'lru-cache';
import { ownerOf, POSITION } from '../../site/stack';

type SourceMap = ReturnType<typeof readSourceMap>;

/** Bytes of a source map that is read: a larger one would hold up visitors while it is. */
const LARGEST = 4 * 1024 * 1024;

/** Source maps that are remembered; an error's stack goes through two or three files. */
const REMEMBERED = 8;

/**
 * Finds the sources behind the positions of built files, with the maps that releases keep in a folder that nobody serves.
 * They are read when somebody looks at a stack, and at no other time.
 */
export class SourceMaps {
  readonly #maps = new LRUCache<string, { map: SourceMap | null }>({ max: REMEMBERED });

  /** @param folderOf the folder with the maps of a remote, or of the shell; undefined where they are elsewhere */
  constructor(private readonly folderOf: (owner: string) => string | undefined) {}

  /** Positions as `positionsIn` gives them. What has no map stays as it is. */
  async lines(positions: readonly string[]): Promise<StackLine[]> {
    const lines: StackLine[] = [];
    // One after the other: each map is read once.
    for (const position of positions) lines.push({ position, source: await this.#sourceOf(position) });
    return lines;
  }

  async #sourceOf(position: string): Promise<string | null> {
    const folder = this.folderOf(ownerOf(position));
    if (!folder || !POSITION.test(position)) return null;
    const [file = '', line, column] = position.slice(position.indexOf('/') + 1).split(':');
    const map = await this.#mapAt(join(folder, `${file}.map`));
    return map && sourceAt(map, Number(line), Number(column));
  }

  async #mapAt(file: string): Promise<SourceMap | null> {
    const known = this.#maps.get(file) ?? { map: await readMap(file) };
    this.#maps.set(file, known);
    return known.map;
  }
}

/** Null for a map that is not there, too large or none. One that was packed for serving is compressed. */
async function readMap(file: string): Promise<SourceMap | null> {
  try {
    const text = (await read(file)) ?? (await unpack(`${file}.gz`));
    return text ? readSourceMap(text.toString()) : null;
  } catch {
    return null;
  }
}

/** Undefined where the file is not there. */
async function read(file: string): Promise<Buffer | undefined> {
  const handle = await open(file).catch(() => undefined);
  try {
    if (handle && (await handle.stat()).size > LARGEST) throw new Error('The file is too large');
    return await handle?.readFile();
  } finally {
    await handle?.close();
  }
}

const inflate = promisify(gunzip);

async function unpack(file: string): Promise<Buffer | undefined> {
  const packed = await read(file);
  return packed && inflate(packed, { maxOutputLength: LARGEST });
}

import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { StackLine } from '@university/shared/contract';
import { readSourceMap, sourceAt } from '@university/remote-kit/stack';
import { LRUCache } from 'lru-cache';
import { ownerOf, POSITION } from '../../site/stack';

type SourceMap = ReturnType<typeof readSourceMap>;

/** Bytes: a larger one would block the server. */
const LARGEST = 4 * 1024 * 1024;

const REMEMBERED = 8;

/** Maps of releases in folders, read on demand only. */
export class SourceMaps {
  readonly #maps = new LRUCache<string, Promise<SourceMap | null>>({ max: REMEMBERED, memoMethod: readMap });

  constructor(private readonly folderOf: (owner: string) => string | undefined) {}

  async lines(positions: readonly string[]): Promise<StackLine[]> {
    const lines: StackLine[] = [];
    for (const position of positions) lines.push({ position, source: await this.#sourceOf(position) });
    return lines;
  }

  async #sourceOf(position: string): Promise<string | null> {
    const folder = this.folderOf(ownerOf(position));
    if (!folder || !POSITION.test(position)) return null;
    const [file = '', line, column] = position.slice(position.indexOf('/') + 1).split(':');
    const map = await this.#maps.memo(join(folder, `${file}.map`));
    return map && sourceAt(map, Number(line), Number(column));
  }
}

async function readMap(file: string): Promise<SourceMap | null> {
  try {
    const text = (await read(file)) ?? (await unpack(`${file}.gz`));
    return text ? readSourceMap(text.toString()) : null;
  } catch {
    return null;
  }
}

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

import { closeSync, openSync, readSync } from 'node:fs';

/** A kind of file by its first bytes. */
interface Kind {
  is: (head: Buffer) => boolean;
}

/** A kind that is taken: its media type, and what reads it (libvips; every other reader stays shut). */
interface Taken extends Kind {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  loader: string;
}

/** A kind that is known and not taken; `refused` is a row of `PICTURE_REFUSALS` (refusals.ts). */
interface Known extends Kind {
  refused: 'animation' | 'drawing' | 'phone';
}

const startsWith = (head: Buffer, bytes: string) => head.subarray(0, bytes.length).toString('latin1') === bytes;
const at = (head: Buffer, offset: number, ...words: string[]) =>
  words.includes(head.subarray(offset, offset + 4).toString('latin1'));

/** Source: the formats' own documents; ISO/IEC 14496-12 for what begins with a box `ftyp`. */
const KINDS: readonly (Taken | Known)[] = [
  { type: 'image/jpeg', loader: 'VipsForeignLoadJpegFile', is: (head) => startsWith(head, '\xff\xd8\xff') },
  { type: 'image/png', loader: 'VipsForeignLoadPngFile', is: (head) => startsWith(head, '\x89PNG\r\n\x1a\n') },
  {
    type: 'image/webp',
    loader: 'VipsForeignLoadWebpFile',
    is: (head) => startsWith(head, 'RIFF') && at(head, 8, 'WEBP'),
  },
  { type: 'image/avif', loader: 'VipsForeignLoadHeifFile', is: (head) => at(head, 4, 'ftyp') && at(head, 8, 'avif') },
  { refused: 'phone', is: (head) => at(head, 4, 'ftyp') && at(head, 8, 'heic', 'heix', 'heim', 'heis', 'mif1') },
  { refused: 'animation', is: (head) => startsWith(head, 'GIF8') },
  { refused: 'drawing', is: (head) => head.toString('latin1').toLowerCase().includes('<svg') },
];

/** The readers of all kinds that are taken. */
export const LOADERS = KINDS.flatMap((kind) => ('loader' in kind ? [kind.loader] : []));

/** A drawing may begin with its declaration and a remark. */
const HEAD = 1_024;

/** What a file is by its bytes, whatever its name says. @throws the disk's errors */
export function kindOf(path: string): Taken | Known | undefined {
  const head = Buffer.alloc(HEAD);
  const file = openSync(path, 'r');
  try {
    const read = readSync(file, head, 0, HEAD, 0);
    return KINDS.find(({ is }) => is(head.subarray(0, read)));
  } finally {
    closeSync(file);
  }
}

import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import type { OutputInfo, Sharp } from 'sharp';

interface Bounds {
  /** Width times height. */
  pixels: number;
  /** Of the longer side to the shorter. */
  ratio: number;
}

interface PictureRule extends Bounds {
  widths: readonly number[];
}

interface PortraitRule extends Bounds {
  width: number;
  height: number;
  size: number;
}

export interface RenderedPicture {
  type: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`; transparency counts as white. */
  colour: string;
  widths: number[];
  /** Beside the original, for the caller to place or remove. */
  files: RenderedFile[];
}

export interface RenderedFile {
  kind: 'avif' | 'webp';
  width: number;
  path: string;
  size: number;
}

/** Beside the original, for the caller to place or remove. */
export interface Portrait {
  path: string;
  size: number;
}

/** `PICTURE_REFUSALS` has the messages. */
export type PictureRefusal =
  | 'notPicture'
  | 'animation'
  | 'drawing'
  | 'phone'
  | 'tooManyPixels'
  | 'tooLong'
  | 'laborious'
  | 'broken';

interface Refused {
  refused: PictureRefusal;
}

/** Detected by the first bytes: accepted with its libvips loader, or refused. */
type Kind = { is: (head: Buffer) => boolean } & ({ type: string; loader: string } | Refused);

const startsWith = (head: Buffer, bytes: string) => head.subarray(0, bytes.length).toString('latin1') === bytes;
const at = (head: Buffer, offset: number, ...words: string[]) =>
  words.includes(head.subarray(offset, offset + 4).toString('latin1'));

/** Source: the formats' specifications; ISO/IEC 14496-12 for `ftyp`. */
const KINDS: readonly Kind[] = [
  { type: 'image/jpeg', loader: 'VipsForeignLoadJpegFile', is: (head) => startsWith(head, '\xff\xd8\xff') },
  { type: 'image/png', loader: 'VipsForeignLoadPngFile', is: (head) => startsWith(head, '\x89PNG\r\n\x1a\n') },
  {
    type: 'image/webp',
    loader: 'VipsForeignLoadWebpFile',
    is: (head) => startsWith(head, 'RIFF') && at(head, 8, 'WEBP'),
  },
  { refused: 'phone', is: (head) => at(head, 4, 'ftyp') && at(head, 8, 'heic', 'heix', 'heim', 'heis', 'mif1') },
  { refused: 'animation', is: (head) => startsWith(head, 'GIF8') },
  { refused: 'drawing', is: (head) => head.toString('latin1').toLowerCase().includes('<svg') },
];

const HEAD = 1_024;

/** By content, not by name. @throws errors of the disk */
function kindOf(path: string): Kind | undefined {
  const head = Buffer.alloc(HEAD);
  const file = openSync(path, 'r');
  try {
    const read = readSync(file, head, 0, HEAD, 0);
    return KINDS.find(({ is }) => is(head.subarray(0, read)));
  } finally {
    closeSync(file);
  }
}

/** Loaded in the isolated process when needed. One thread, to leave the machine to others. */
async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  // Blocks all loaders but those of accepted types.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: KINDS.flatMap((kind) => ('loader' in kind ? [kind.loader] : [])) });
  return sharp;
}

interface Sound {
  sharp: Awaited<ReturnType<typeof openSharp>>;
  type: string;
  size: { width: number; height: number };
  open: () => Sharp;
}

/** Renders a picture within bounds, or says why it is refused. @throws errors of the disk */
async function ofSound<T>(
  path: string,
  { pixels, ratio }: Bounds,
  make: (picture: Sound) => Promise<T | Refused>,
): Promise<T | Refused> {
  const kind = kindOf(path);
  if (!kind) return { refused: 'notPicture' };
  if ('refused' in kind) return { refused: kind.refused };
  const sharp = await openSharp();
  try {
    const { autoOrient: size, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    if (pages > 1) return { refused: 'animation' };
    const { width, height } = size;
    if (width * height > pixels) return { refused: 'tooManyPixels' };
    if (Math.max(width, height) > ratio * Math.min(width, height)) return { refused: 'tooLong' };
    // Enforced by the decoder too, as headers can lie.
    const open = () => sharp(path, { limitInputPixels: pixels, failOn: 'error', autoOrient: true });
    return await make({ sharp, type: kind.type, size, open });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    return { refused: 'broken' };
  }
}

/** AVIF effort 3 of 9: 4 takes four times as long for 1 % less, 2 makes files a fifth larger. */
const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 75 }),
} as const;

/**
 * Renders AVIF and WebP in each width that the picture has: upright, sRGB, without metadata. Runs in isolation. Leaves no
 * files on failure.
 */
export const renderPicture = ({ path, rule }: { path: string; rule: PictureRule }) =>
  ofSound<RenderedPicture>(path, rule, async ({ sharp, type, size, open }) => {
    const files: RenderedFile[] = [];
    const written: string[] = [];
    try {
      const widths = widthsOf(size.width, rule);
      // Decoded once, to the largest width that is needed.
      const { data, info } = await open()
        .resize({ width: Math.max(...widths) })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const decoded = () =>
        sharp(data, { raw: { width: info.width, height: info.height, channels: channelsOf(info) } });
      for (const width of widths) {
        for (const format of ['avif', 'webp'] as const) {
          const target = `${path}-${width}.${format}`;
          written.push(target);
          const { size } = await FORMATS[format](decoded().resize({ width })).toFile(target);
          files.push({ kind: format, width, path: target, size });
        }
      }
      return { type, ...size, colour: await averageOf(decoded()), widths, files };
    } catch (error) {
      for (const target of written) rmSync(target, { force: true });
      throw error;
    }
  });

function widthsOf(width: number, rule: PictureRule): number[] {
  const fitting = rule.widths.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
}

const channelsOf = ({ channels }: OutputInfo) => channels as 1 | 2 | 3 | 4;

async function averageOf(image: Sharp): Promise<string> {
  const [red = 0, green = red, blue = red] = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** PNG as Base64: a square, what is seen through is white. Runs in isolation. */
export const renderIcon = ({ path, rule }: { path: string; rule: Bounds & { size: number } }) =>
  ofSound<{ png: string }>(path, rule, async ({ open }) => {
    const made = await open()
      .resize({ width: rule.size, height: rule.size, fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { png: made.toString('base64') };
  });

const QUALITIES = [85, 75, 65, 55, 45, 35, 25, 15, 5];

/** Renders a portrait as JPEG: upright, sRGB, without metadata, padded with white to one size. Runs in isolation. */
export const renderPortrait = ({ path, rule }: { path: string; rule: PortraitRule }) =>
  ofSound<Portrait>(path, rule, async ({ sharp, open }) => {
    const { width, height } = rule;
    const { data, info } = await open()
      .resize({ width, height, fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const quality of QUALITIES) {
      const made = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (made.length > rule.size) continue;
      const target = `${path}-portrait.jpg`;
      writeFileSync(target, made, { flag: 'wx' });
      return { path: target, size: made.length };
    }
    return { refused: 'laborious' };
  });

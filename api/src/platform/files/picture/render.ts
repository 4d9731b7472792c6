import { rmSync } from 'node:fs';
import type { OutputInfo, Sharp } from 'sharp';
import { kindOf, LOADERS } from './kinds';
import type { Refusal } from './refusals';

/** What a picture may be, and what is made of it. */
export interface PictureRule {
  /** Width times height, at most. */
  pixels: number;
  /** How many times as long as the other a side may be. */
  ratio: number;
  /** Widths of the files, rising. */
  widths: readonly number[];
}

/** Facts of an original and the files made of it. */
export interface RenderedPicture {
  type: string;
  /** As people see it: turned as the camera says. */
  width: number;
  height: number;
  /** The average, `#rrggbb`; what can be seen through counts as white. */
  colour: string;
  widths: number[];
  /** Files beside the original, for the caller to place or remove. */
  files: RenderedFile[];
}

export interface RenderedFile {
  kind: 'avif' | 'webp';
  width: number;
  path: string;
  /** Bytes. */
  size: number;
}

export type PictureFinding = RenderedPicture | { refused: Refusal };

/** Effort 3 of 9: 4 takes four times as long for a file one in a hundred smaller, and 2 makes them a fifth larger. */
const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 75 }),
} as const;

/** Only here, in the process apart, and only where a picture came. One thread: others need the machine too. */
export async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/**
 * Makes the files of a picture that was received: AVIF and WebP in each width that it has, upright, in sRGB, and with
 * nothing in them but the picture. To be run apart from the server.
 * @returns why not, for whatever is no sound picture within the rule; no file is left then
 * @throws errors of the disk
 */
export async function renderPicture({ path, rule }: { path: string; rule: PictureRule }): Promise<PictureFinding> {
  const kind = kindOf(path);
  if (!kind) return { refused: 'notPicture' };
  if ('refused' in kind) return { refused: kind.refused };
  const sharp = await openSharp();
  // What decodes has a limit of its own, whatever was read in the file's head.
  const open = () => sharp(path, { limitInputPixels: rule.pixels, failOn: 'error', autoOrient: true });
  const files: RenderedFile[] = [];
  const written: string[] = [];
  try {
    const { autoOrient: size } = await sharp(path, { limitInputPixels: false }).metadata();
    const refused = refusalOf(size, rule);
    if (refused) return { refused };
    const widths = widthsOf(size.width, rule);
    // Decoded once, to the largest width that is needed.
    const { data, info } = await open()
      .resize({ width: Math.max(...widths) })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: channelsOf(info) } });
    for (const width of widths) {
      for (const format of ['avif', 'webp'] as const) {
        const target = `${path}-${width}.${format}`;
        written.push(target);
        const { size } = await FORMATS[format](decoded().resize({ width })).toFile(target);
        files.push({ kind: format, width, path: target, size });
      }
    }
    return { type: kind.type, ...size, colour: await averageOf(decoded()), widths, files };
  } catch (error) {
    for (const target of written) rmSync(target, { force: true });
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    return { refused: 'broken' };
  }
}

export function refusalOf(
  { width, height }: { width: number; height: number },
  { pixels, ratio }: Pick<PictureRule, 'pixels' | 'ratio'>,
): Refusal | undefined {
  if (width * height > pixels) return 'tooManyPixels';
  if (Math.max(width, height) > ratio * Math.min(width, height)) return 'tooLong';
  return undefined;
}

/** Those that are not larger than the picture, or its own. */
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

import { writeFileSync } from 'node:fs';
import { kindOf } from './kinds';
import type { Refusal } from './refusals';
import { openSharp, type PictureRule, refusalOf } from './render';

/** What a photograph of a person may be, and what is made of it. */
export interface PortraitRule extends Pick<PictureRule, 'pixels' | 'ratio'> {
  width: number;
  height: number;
  /** Most bytes of what is made. */
  size: number;
}

/** Made beside the original, for the caller to place or remove. */
export interface Portrait {
  path: string;
  /** Bytes. */
  size: number;
}

export type PortraitFinding = Portrait | { refused: Refusal };

/** Of JPEG, from the best: the first that is small enough is taken. */
const QUALITIES = [85, 75, 65, 55, 45, 35, 25, 15, 5];

/**
 * Makes a JPEG of a person's photograph that was received: upright, in sRGB, with nothing in it but the picture, and of
 * one size for all; what lacks of another shape is white, so that no face is cut off. To be run apart from the server.
 * @returns why not, for whatever is no sound picture within the rule; no file is left then
 * @throws errors of the disk
 */
export async function renderPortrait({ path, rule }: { path: string; rule: PortraitRule }): Promise<PortraitFinding> {
  const kind = kindOf(path);
  if (!kind) return { refused: 'notPicture' };
  if ('refused' in kind) return { refused: kind.refused };
  const sharp = await openSharp();
  try {
    const { autoOrient: size } = await sharp(path, { limitInputPixels: false }).metadata();
    const refused = refusalOf(size, rule);
    if (refused) return { refused };
    const { width, height } = rule;
    const { data, info } = await sharp(path, { limitInputPixels: rule.pixels, failOn: 'error', autoOrient: true })
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
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    return { refused: 'broken' };
  }
}

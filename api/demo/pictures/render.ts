/**
 * Makes the files that the demonstration shows of the scenes, once, for the repository: the server never draws.
 * From the project's folder, after a change of a scene: `npx jiti api/demo/pictures/render.ts`, with the names of the
 * scenes that have changed behind it if these are not all.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as scenes from './scenes';

const FOLDER = join('api', 'demo', 'pictures');
const COLOURS = join(FOLDER, 'colours.json');

/** Those in which the library serves a picture: `PICTURE_RULE` of the contract. */
const WIDTHS = [320, 640, 1024, 1600];

/** Flat colours and clear edges bear more than photographs do, and all files together stay small. */
const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 42, effort: 5 }),
  webp: (image: Sharp) => image.webp({ quality: 40, effort: 6, smartSubsample: true }),
};

async function render(name: string, svg: string): Promise<string> {
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  for (const width of WIDTHS)
    for (const [format, made] of Object.entries(FORMATS))
      await made(sharp(drawn).resize({ width })).toFile(join(FOLDER, 'files', `${name}-${width}.${format}`));
  const average = await sharp(drawn).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${average.toString('hex')}`;
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const colours: Record<string, string> = names.length > 0 ? JSON.parse(readFileSync(COLOURS, 'utf8')) : {};
  for (const [name, svg] of Object.entries(scenes))
    if (names.length === 0 || names.includes(name)) colours[name] = await render(name, svg);
  writeFileSync(COLOURS, `${JSON.stringify(colours, null, 2)}\n`);
}

void main();

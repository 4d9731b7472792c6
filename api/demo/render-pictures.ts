/**
 * Renders `demo/pictures/drawings` for the repository: `npx jiti api/demo/render-pictures.ts [names]` in the project's
 * folder. Prints the average colours for `demo/pictures.csv`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const FOLDER = join('demo', 'pictures');
const DRAWINGS = join(FOLDER, 'drawings');

/** As `PICTURE_RULE`. */
const WIDTHS = [320, 640, 1024, 1600];

/** Drawings allow lower qualities than photographs. */
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
  for (const file of readdirSync(DRAWINGS)) {
    const { name } = parse(file);
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(name, await render(name, readFileSync(join(DRAWINGS, file), 'utf8')));
  }
}

void main();

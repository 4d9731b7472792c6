/** @jest-environment node */
import { DEFAULT_LOOK, FIXED, type Look } from '@university/shared/colours';
import { exampleIdentity } from '@university/shared/testing/identity';
import sharp from 'sharp';
import { drawIcon, webManifest } from './site-files';
import { socialCard } from './social-card';

const GREEN: Look = { ...DEFAULT_LOOK, night: '#0b3d2e', light: { ...DEFAULT_LOOK.light, accent: '#ffd166' } };
const LOOKS: [string, Look | undefined, Look][] = [
  ['the usual look', undefined, DEFAULT_LOOK],
  ['another look', GREEN, GREEN],
];

async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await pixel.toBuffer()).toString('hex')}`;
}

test.each(LOOKS)('%s is in manifest, icon and card', async (_, look, { night, light }) => {
  expect(JSON.parse(webManifest({ ...exampleIdentity, look }, 'en'))).toMatchObject({
    theme_color: night,
    background_color: FIXED.light.paper,
  });
  expect(await colourAt(drawIcon(look ?? DEFAULT_LOOK, 192), 96, 12)).toBe(night);
  const card = socialCard('Programmes', { name: exampleIdentity.name, look });
  expect(await colourAt(card, 4, 620)).toBe(night);
  expect(await colourAt(card, 100, 574)).toBe(light.accent);
});

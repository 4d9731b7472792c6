import { lookFrom } from './from-brand';
import { lookData } from '../contract/documents/settings';

const BRANDS = ['#7a1f3d', '#ffe600', '#00ff00', '#0000ff', '#e2001a', '#808080', '#000000', '#ffffff', '#0b3d2e'];

test.each(BRANDS)('a look from %s can be read', (brand) => {
  expect(lookData.safeParse(lookFrom(brand)).error?.issues).toBeUndefined();
});

test.each(['#7a1f3d', '#0b3d2e', '#1b2a6b'])('accents and links from the dark %s are not pale', (brand) => {
  const saturation = (colour: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    const [least, most] = [Math.min(...parts), Math.max(...parts)];
    return (most - least) / (1 - Math.abs(most + least - 1));
  };
  const { light, dark } = lookFrom(brand);
  for (const colour of [light.accent, dark.accent, dark.link])
    expect(saturation(colour)).toBeGreaterThan(0.9 * saturation(brand));
});

test('a colour that can be read is taken as it is', () => {
  expect(lookFrom('#7a1f3d').light.link).toBe('#7a1f3d');
  expect(lookFrom('#ffe600').light.accent).toBe('#ffe600');
});

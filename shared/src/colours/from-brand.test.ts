import { lookFrom } from './from-brand';
import { lookData } from '../contract/documents/settings';

const BRANDS = ['#7a1f3d', '#ffe600', '#00ff00', '#0000ff', '#e2001a', '#808080', '#000000', '#ffffff', '#0b3d2e'];

test.each(BRANDS)('a look from %s can be read', (brand) => {
  expect(lookData.safeParse(lookFrom(brand)).error?.issues).toBeUndefined();
});

test('a colour that can be read is taken as it is', () => {
  expect(lookFrom('#7a1f3d').light.link).toBe('#7a1f3d');
  expect(lookFrom('#ffe600').light.accent).toBe('#ffe600');
});

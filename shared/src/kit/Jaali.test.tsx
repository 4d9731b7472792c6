/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Jaali } from './Jaali';

const draw = (seed: string) => renderToStaticMarkup(<Jaali seed={seed} />);

test('one seed draws the same lattice every time', () => {
  expect(draw('BT-ME')).toBe(draw('BT-ME'));
});

test('seeds that differ by a letter draw different lattices', () => {
  expect(draw('BT-ME')).not.toBe(draw('BT-MF'));
});

test('a campus seldom shares its lattice with another', () => {
  const drawn = Array.from({ length: 12 }, (_, index) => draw(`campus-${index}`));
  expect(new Set(drawn).size).toBeGreaterThan(9);
});

test('is decoration: hidden from screen readers, without inline styles that the policy forbids', () => {
  expect(draw('x')).toContain('aria-hidden="true"');
  expect(draw('x')).not.toContain('style=');
});

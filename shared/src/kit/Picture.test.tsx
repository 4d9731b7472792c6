import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './Picture';

const LATHE = {
  alt: 'A lathe',
  width: 1_200,
  height: 900,
  colour: '#336699',
  focal_x: 0.25,
  focal_y: 0.7,
  base: '/api/v1/media/m1/0123456789abcdef',
  widths: [320, 640],
};

it('offers both formats in every width, the smaller one first', () => {
  const { container } = render(<Picture picture={LATHE} sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe(`${LATHE.base}-320.avif 320w, ${LATHE.base}-640.avif 640w`);
  expect(sources.map(({ sizes }) => sizes)).toEqual(['50vw', '50vw']);
  expect(screen.getByRole('img')).toHaveAttribute('src', `${LATHE.base}-640.webp`);
});

it('has its place before it is there, and comes when it is needed', () => {
  render(<Picture picture={LATHE} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A lathe' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '900');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  expect(image).not.toHaveAttribute('fetchpriority');
  expect(image).toHaveStyle({ background: '#336699' });
});

it('is cropped around its focal point', () => {
  render(<Picture picture={LATHE} sizes="50vw" ratio={2} />);
  expect(screen.getByRole('img')).toHaveAttribute('height', '600');
  expect(getComputedStyle(screen.getByRole('img')).objectPosition).toBe('25% 70%');
});

it('comes first where it is the first of a page', () => {
  render(<Picture picture={LATHE} sizes="50vw" isFirst />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('is silent where the words beside it say the same', () => {
  render(<Picture picture={LATHE} sizes="50vw" alt="" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

it('has no style of its own in its markup, which the pages’ policy forbids', () => {
  expect(renderToString(<Picture picture={LATHE} sizes="50vw" />)).not.toMatch(/ style=/);
});

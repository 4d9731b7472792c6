import { htmlOf } from './markdown';
import { isPictureAddress, pictureAddress } from './pictures';

const BASE = '/api/v1/media/a1/0123456789abcdef';

test('a picture of the library is shown in widths that a text needs, with its place kept', () => {
  const address = pictureAddress({ base: BASE, widths: [320, 640, 1024, 1600], width: 4000, height: 3000 });
  expect(address).toBe(`${BASE}-1024.webp#4000x3000`);
  const page = document.createElement('div');
  page.innerHTML = htmlOf(`![A "lathe" & <b>](${address})`);
  const picture = page.querySelector('img');
  expect(picture).toHaveAttribute('src', `${BASE}-1024.webp`);
  expect(picture).toHaveAttribute('srcset', [320, 640, 1024].map((each) => `${BASE}-${each}.webp ${each}w`).join(', '));
  expect(picture).toHaveAttribute('width', '4000');
  expect(picture).toHaveAttribute('height', '3000');
  expect(picture).toHaveAttribute('alt', 'A "lathe" & <b>');
});

test('a small one has one file', () => {
  expect(pictureAddress({ base: BASE, widths: [200], width: 200, height: 90 })).toBe(`${BASE}-200.webp#200x90`);
});

test.each([
  'https://a.example/x.png',
  `https://a.example${BASE}-640.webp#1x1`,
  `${BASE}-640.svg#1x1`,
  `${BASE}-640.webp`,
  `${BASE}-640.webp#1x1" onerror="alert(1)`,
  '/api/v1/media/../auth/x/0123456789abcdef-640.webp#1x1',
])('another address is no picture: %s', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});

import { anchor } from './parts';

test.each([
  ['/courses', '/hi/courses'],
  ['/hi/courses?level=ug', '/hi/courses?level=ug'],
  ['/hi', '/hi'],
  ['/hindi', '/hi/hindi'],
  ['#fees', '#fees'],
])('on a Hindi page %s leads to %s', (written, to) => expect(anchor(written, 'यहाँ')).toBe(`<a href="${to}">यहाँ</a>`));

import { DEFAULT_LOOK } from '../colours';
import { contrast } from '../colours/contrast';
import { toCsv } from '../csv/write';
import { globalCss, globalCssOf } from '../look/global-css';
import { formatMoney, formatSize } from './format';
import { deviceStorage, tabStorage } from './storage';

describe('money and sizes', () => {
  it.each([
    [500, '₹500'],
    [1000, '₹1,000'],
    [125_000, '₹1,25,000'],
    [12_345_678, '₹1,23,45,678'],
  ])('%d rupees are %s', (rupees, money) => expect(formatMoney(rupees)).toBe(money));

  it.each([
    [1, '1 kB'],
    [12_400, '12 kB'],
    [3_449_999, '3.4 MB'],
    [52_428_800, '52.4 MB'],
  ])('%d bytes are %s', (bytes, size) => expect(formatSize(bytes)).toBe(size));
});

describe('storage of the browser', () => {
  const STORAGES = [
    ['sessionStorage', tabStorage],
    ['localStorage', deviceStorage],
  ] as const;

  const own = Object.getOwnPropertyDescriptors(window);
  afterEach(() => {
    for (const [name] of STORAGES) Object.defineProperty(window, name, own[name]);
    sessionStorage.clear();
    localStorage.clear();
  });

  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };

  it.each(STORAGES)('%s saves, reads and removes', (name, storage) => {
    expect(storage.set('k', '{"a":1}')).toBe(true);
    expect([window[name].getItem('k'), storage.get('k'), storage.getJson('k')]).toEqual([
      '{"a":1}',
      '{"a":1}',
      { a: 1 },
    ]);
    storage.set('k', '{');
    expect([storage.get('k'), storage.getJson('k')]).toEqual(['{', null]);
    storage.set('k', null);
    expect([storage.get('k'), storage.getJson('k'), window[name].length]).toEqual([null, null, 0]);
  });

  const REFUSALS: [string, PropertyDescriptor][] = [
    ['the getter throws', { get: refuse }],
    ['there is none', { get: () => undefined }],
    ['it is null', { get: () => null }],
    ['it is full', { get: () => ({ getItem: () => null, setItem: refuse, removeItem: refuse }) }],
  ];

  it.each(REFUSALS)('where %s, nothing is saved and nothing thrown', (_, refusal) => {
    for (const [name, storage] of STORAGES) {
      Object.defineProperty(window, name, { ...refusal, configurable: true });
      expect([storage.set('k', 'v'), storage.get('k'), storage.getJson('k'), storage.set('k', null)]).toEqual([
        false,
        null,
        null,
        false,
      ]);
    }
  });
});

describe('CSV', () => {
  it.each([
    ['plain', 'plain'],
    [null, ''],
    [-5, '-5'],
    ['देव शर्मा', 'देव शर्मा'],
    ['Rao, Ila', '"Rao, Ila"'],
    ['a;b', '"a;b"'],
    ['He said "yes"', '"He said ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+91', "'+91"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a=1', 'a=1'],
  ])('%p is written as %s', (cell, csv) => expect(toCsv([[cell, 1]])).toBe(`${csv},1\r\n`));
});

describe('contrast', () => {
  // As the checker of WebAIM has them.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s is %d : 1, in either order', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('the look in CSS', () => {
  it('a site that has chosen nothing has the usual colours', () => expect(globalCss).toBe(globalCssOf(DEFAULT_LOOK)));

  it('chosen colours are in both themes, and on paper those of the light one', () => {
    const css = globalCssOf({
      night: '#0b3d2e',
      light: { accent: '#ffd166', link: '#0b5d3b' },
      dark: { accent: '#ffe08a', link: '#8fe3b8' },
    });
    const count = (text: string) => css.split(text).length - 1;
    expect([count('--night:#0b3d2e;'), count('--link:#0b5d3b;'), count('--link:#8fe3b8;')]).toEqual([1, 2, 1]);
    for (const colour of ['#141d38', '#f0a21c', '#f5b544', '#1b3c8c', '#a9c4ff']) expect(css).not.toContain(colour);
  });
});

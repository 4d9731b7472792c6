import { deviceStorage, tabStorage } from './storage';

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

test.each(STORAGES)('%s saves, reads and removes', (name, storage) => {
  expect(storage.set('k', '{"a":1}')).toBe(true);
  expect([window[name].getItem('k'), storage.get('k'), storage.getJson('k')]).toEqual(['{"a":1}', '{"a":1}', { a: 1 }]);
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

test.each(REFUSALS)('where %s, nothing is saved and nothing thrown', (_, refusal) => {
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

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { PROVIDED } from '../site/provided';

/** Globals whose functions and prototypes are frozen. */
const INTRINSICS = `
  Object Function Array String Number Boolean Symbol BigInt Math JSON Reflect Proxy Promise Map Set WeakMap
  WeakSet WeakRef FinalizationRegistry Date RegExp Intl Atomics Error AggregateError EvalError RangeError
  ReferenceError SyntaxError TypeError URIError ArrayBuffer SharedArrayBuffer DataView Int8Array Uint8Array
  Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array BigInt64Array BigUint64Array Float32Array
  Float64Array URL URLSearchParams AbortController AbortSignal Event EventTarget Headers Request Response
  TextEncoder TextDecoder Buffer structuredClone queueMicrotask parseInt parseFloat isNaN isFinite
  encodeURIComponent decodeURIComponent encodeURI decodeURI setTimeout setInterval setImmediate clearTimeout
  clearInterval clearImmediate
`.match(/\w+/g) as string[];

const unnamed = (): object[] => [
  [][Symbol.iterator](),
  ''[Symbol.iterator](),
  new Map().entries(),
  new Set().values(),
  'a'.matchAll(/a/g),
  function* () {},
  (function* () {})(),
  async () => {},
  async function* () {},
  (async function* () {})(),
];

/** Freezes JavaScript's built-ins and the shared modules, so that one remote cannot change them for others. */
export function freezeShared(): void {
  const frozen = new Set<object>();
  const scope = globalThis as unknown as Record<string, unknown>;
  for (const name of INTRINSICS) {
    freezeAll(scope[name], frozen);
    Object.defineProperty(globalThis, name, { value: scope[name], writable: false, configurable: false });
  }
  for (const each of unnamed()) freezeAll(Object.getPrototypeOf(each), frozen);
  for (const module of Object.values(PROVIDED)) freezeModule(module, frozen);
  const client = new QueryClient();
  const query = client.getQueryCache().build(client, { queryKey: [] });
  const observer = new QueryObserver(client, { queryKey: [] });
  freezePrototypes([client, client.getQueryCache(), client.getMutationCache(), query, observer]);
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function freezeAll(root: unknown, frozen: Set<object>): void {
  if (!isObject(root) || frozen.has(root) || root === globalThis) return;
  frozen.add(root);
  const properties = Object.getOwnPropertyDescriptors(root) as Record<PropertyKey, PropertyDescriptor>;
  for (const key of Reflect.ownKeys(properties)) {
    const property = properties[key] as PropertyDescriptor;
    for (const part of [property.value, property.get, property.set]) freezeAll(part, frozen);
    if (isOverridden(root, key, property)) letOthersHaveTheirOwn(root, key, property.value);
  }
  freezeAll(Object.getPrototypeOf(root), frozen);
  if (root === Error && process.env.NODE_ENV !== 'production') freezeBut(root, 'stackTraceLimit');
  else Object.freeze(root);
}

/** React's development build sets it per element. */
function freezeBut(owner: object, left: string): void {
  for (const [key, { writable }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
    if (key !== left) Object.defineProperty(owner, key, { configurable: false, ...(writable && { writable: false }) });
  Object.preventExtensions(owner);
}

/** Libraries assign to inherited properties, as `error.name = …`. */
const PARENTS = [Object.prototype, ...[Error, TypeError, RangeError, SyntaxError].map(({ prototype }) => prototype)];

const OVERRIDDEN: PropertyKey[] = ['constructor', 'toString', 'valueOf', 'name', 'message'];

const isOverridden = (
  owner: object,
  key: PropertyKey,
  { value, configurable, writable }: PropertyDescriptor,
): boolean =>
  value !== undefined &&
  configurable === true &&
  writable === true &&
  (PARENTS.includes(owner as Error) || (OVERRIDDEN.includes(key) && Object.hasOwn(owner, 'constructor')));

/** Assignments on inheriting objects would fail on a frozen prototype. */
function letOthersHaveTheirOwn(owner: object, key: PropertyKey, value: unknown): void {
  Object.defineProperty(owner, key, {
    get: () => value,
    set(own: unknown) {
      if (this === owner) throw new TypeError(`Cannot assign to read only property '${String(key)}'`);
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
    configurable: false,
  });
}

const CONTEXTS = ['react.context', 'react.consumer', 'react.provider'].map((name) => Symbol.for(name));

/** Contexts hold rendering state and stay mutable. */
function freezeModule(given: unknown, frozen: Set<object>): void {
  if (!isObject(given) || frozen.has(given)) return;
  if ('$$typeof' in given) {
    if (!CONTEXTS.includes(given.$$typeof as symbol)) Object.freeze(given);
    return;
  }
  const prototype = Object.getPrototypeOf(given);
  if (typeof given !== 'function' && prototype !== Object.prototype && prototype !== null) return;
  frozen.add(given);
  for (const key of Reflect.ownKeys(given)) {
    const value: unknown = Reflect.get(given, key);
    // Internals of React and styled-components; only their classes are frozen.
    if (String(key).startsWith('__')) {
      freezeClasses(value);
      continue;
    }
    if (key === 'prototype' && isObject(value)) Object.freeze(value);
    else freezeModule(value, frozen);
  }
  Object.freeze(given);
}

/** Instances may still override methods. */
function freezeMethods(prototype: object): void {
  for (const [key, { value, configurable, writable }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
    if (value !== undefined && configurable && writable) letOthersHaveTheirOwn(prototype, key, value);
  Object.freeze(prototype);
}

function freezeClasses(state: unknown): void {
  for (const each of isObject(state) ? Object.values(state) : [])
    if (typeof each === 'function' && isObject(each.prototype)) freezeMethods(each.prototype);
}

function freezePrototypes(instances: readonly object[]): void {
  for (const instance of instances)
    for (let each = Object.getPrototypeOf(instance); each !== Object.prototype; each = Object.getPrototypeOf(each))
      freezeMethods(each);
}

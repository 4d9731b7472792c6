/** As much as authenticators write (RFC 8949): whole numbers, text, bytes, and maps. */
export type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The first bytes of an item: its kind, and its value or length. */
function head(major: number, value: number): Buffer {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  if (value < 0x100) return Buffer.from([kind | 24, value]);
  if (value < 0x10000) return Buffer.from([kind | 25, value >> 8, value & 0xff]);
  throw new Error('Longer than a test needs');
}

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

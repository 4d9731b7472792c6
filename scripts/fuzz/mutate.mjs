/** Changes an input a little, or puts two together. `random` gives whole numbers below its argument. */
const NUMBERS = ['0', '1', '-1', '255', '256', '65535', '65536', '2147483647', '4294967296', '9007199254740993', '1e9'];

const join = (...parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** Each takes an input, a place in it, and how much of it. */
const CHANGES = [
  (data, at, _length, { random }) => join(data.subarray(0, at), [random(256)], data.subarray(at + 1)),
  (data, at, _length, { random }) =>
    join(data.subarray(0, at), [(data[at] ?? 0) ^ (1 << random(8))], data.subarray(at + 1)),
  (data, at, length) => join(data.subarray(0, at), data.subarray(at + length)),
  (data, at, length) => join(data.subarray(0, at + length), data.subarray(at)),
  (data, at, length, { random }) => {
    const piece = data.subarray(at, at + length);
    return join(data.subarray(0, at), ...Array.from({ length: random(64) }, () => piece), data.subarray(at));
  },
  (data, at, _length, { words, random }) =>
    join(data.subarray(0, at), words[random(words.length)] ?? '', data.subarray(at)),
  (data, at, _length, { words, random }) => {
    const word = words[random(words.length)] ?? '';
    return join(data.subarray(0, at), word, data.subarray(at + word.length));
  },
  (data, at, length, { other }) => {
    const from = other.length === 0 ? 0 : at % other.length;
    return join(data.subarray(0, at), other.subarray(from, from + length), data.subarray(at));
  },
  (data, at, _length, { other }) => join(data.subarray(0, at), other.subarray(at)),
  (data, at, _length, { random }) => {
    let start = at;
    while (start < data.length && (data[start] < 48 || data[start] > 57)) start++;
    let end = start;
    while (end < data.length && data[end] >= 48 && data[end] <= 57) end++;
    const number = random(2) === 0 ? NUMBERS[random(NUMBERS.length)] : String(random(1_000));
    return join(data.subarray(0, start), number, data.subarray(end));
  },
  (data, at) => data.subarray(0, at),
];

/**
 * @param {Buffer} data
 * @param {{ other: Buffer, words: string[], random: (below: number) => number, longest: number }} from
 */
export function mutate(data, from) {
  let changed = data;
  for (let left = 1 + from.random(5); left > 0; left--) {
    const change = CHANGES[from.random(CHANGES.length)];
    const at = from.random(changed.length + 1);
    const length = 1 + from.random(from.random(4) === 0 ? 512 : 8);
    changed = change(changed, at, length, from);
  }
  return changed.subarray(0, from.longest);
}

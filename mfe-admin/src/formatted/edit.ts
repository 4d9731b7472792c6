/** A text with a part of it selected. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Makes every line that the selection touches an item of a list; items become lines again. */
export function toggleList({ text, from, to }: Selected, sample: string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const found = text.indexOf('\n', to);
  const end = found < 0 ? text.length : found;
  const lines = text.slice(start, end).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line || sample}`)).join('\n');
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length };
}

/** Puts the beginning of an address behind what is selected, to be completed. */
export function addAddress({ text, to }: Selected, address: string): Selected {
  const gap = to > 0 && !/\s/.test(text.charAt(to - 1)) ? ' ' : '';
  const end = to + gap.length + address.length;
  return { text: text.slice(0, to) + gap + address + text.slice(to), from: end, to: end };
}

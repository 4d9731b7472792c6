import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** The source map of a built file. Throws when the text is none. */
export const readSourceMap = (text: string): TraceMap => new TraceMap(text);

/**
 * What is at a position of the built file in its sources, as `src/Show.tsx:12:5 (Show)`; null where the map does not
 * say.
 * @param line from 1, as stacks count
 * @param column from 1
 */
export function sourceAt(map: TraceMap, line: number, column: number): string | null {
  const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  if (found.source === null) return null;
  const place = `${shortened(found.source)}:${found.line}:${found.column + 1}`;
  return found.name ? `${place} (${found.name})` : place;
}

/** `webpack://mfe-admin/./src/x.tsx` and `webpack://@university/mfe-admin/src/x.tsx` are `src/x.tsx`. */
const shortened = (source: string): string =>
  source.replace(/^webpack:\/\/(@[^/]*\/)?[^/]*\//, '').replace(/^\.\//, '');

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

export const readSourceMap = (text: string): TraceMap => new TraceMap(text);

/** The source position, as `src/Show.tsx:12:5 (Show)`, or null. Line and column count from 1. */
export function sourceAt(map: TraceMap, line: number, column: number): string | null {
  const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  if (found.source === null) return null;
  const place = `${shortened(found.source)}:${found.line}:${found.column + 1}`;
  return found.name ? `${place} (${found.name})` : place;
}

const shortened = (source: string): string =>
  source.replace(/^webpack:\/\/(@[^/]*\/)?[^/]*\//, '').replace(/^\.\//, '');

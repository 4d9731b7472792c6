import { type DocumentKind, DOCUMENTS, textsOf, tidied, type Translation } from '@university/shared/contract';

/** Data of a document whose Hindi is that of the texts that it has. */
export function withTidyHindi(kind: DocumentKind, data: Record<string, unknown>): Record<string, unknown> {
  const hi = data.hi as Translation[] | undefined;
  return hi?.length ? { ...data, hi: tidied(textsOf(DOCUMENTS[kind].data, data), hi) } : data;
}

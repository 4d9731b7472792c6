import type { EncodedBytes } from '@university/web';

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: EncodedBytes;
  /** Everybody may be shown it again while neither releases nor data change: it is public, there, and whole. */
  isCacheable: boolean;
}

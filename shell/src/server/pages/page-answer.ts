import type { EncodedBytes } from '@university/web';

/** What a page could not be made with: data that could not be read just now, or a remote's code. */
export type Lacks = 'data' | 'code';

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: EncodedBytes;
  /** Everybody may be shown it again while neither releases nor data change: it is public, there, and whole. */
  isCacheable: boolean;
  lacks?: Lacks;
  /** What of its data is not there, and why; for the log. */
  missing?: string;
  /** Nothing of its data is away: it only did not come in time. */
  isLate?: boolean;
}

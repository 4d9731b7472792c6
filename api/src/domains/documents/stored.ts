import type { DocumentKind, DocumentStatus } from '@university/shared/contract';
import { canonicalJson } from '../../platform/audit/write';
import type { DocumentRow } from './tables';

/** A stored document: what every document has, and what its kind holds, whether or not it fits. */
export interface Stored extends Pick<DocumentRow, 'id' | 'version' | 'status' | 'updatedAt'> {
  kind: DocumentKind;
  name: string;
  key: string;
  data: Record<string, unknown>;
}

/** What a document is to hold. */
export interface Sent {
  kind: DocumentKind;
  data: Record<string, unknown>;
  status?: DocumentStatus;
  note: string;
  /** What readers are told; empty: nothing. */
  correction: string;
}

/** Whether two values hold the same; nothing is the same as null. */
export const same = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** Who makes a change. */
export interface Maker {
  staffId: string;
  /** It was scheduled: the person is not there. */
  isScheduled?: boolean;
  /** Somebody else wrote it, or it follows from a change that was let through: a second person has seen it. */
  isReviewed?: boolean;
  /** The person's own record among the people. */
  personId?: string | null;
}

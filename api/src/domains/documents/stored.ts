import type { DocumentKind, DocumentStatus } from '@university/shared/contract';
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

/** Who makes a change. */
export interface Maker {
  staffId: string;
  /** It was scheduled: the person is not there. */
  isScheduled?: boolean;
}

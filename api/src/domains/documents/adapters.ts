import type { DocumentKind } from '@university/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Services } from '../../platform/services';
import type { listRevisions } from './revisions';
import type { Maker, Sent, Stored } from './stored';

/** How documents of a kind are read and changed whose table is no table of documents. */
export interface Adapter {
  read(row: Record<string, unknown>): Pick<Stored, 'status' | 'updatedAt' | 'data'>;
  /** Writes a state as if it were published at this instant, in a transaction that is rolled back. */
  show(tx: Database, document: Pick<Stored, 'id' | 'data'>, at: Date): Promise<void>;
  /** Gives a document, which is locked, its next state. @throws HttpError 400 that names fields */
  apply(services: Services, maker: Maker, before: Stored, sent: Sent): Promise<void>;
  listRevisions(tx: Database, id: string, page: { limit: number; page: number }): ReturnType<typeof listRevisions>;
  /** What it held in a version; null: nobody knows. */
  stateAt(tx: Database, id: string, version: number): Promise<Stored['data'] | null>;
  /** Files that its states name: by what data has, what each is called. */
  papers(tx: Database, id: string): Promise<[string, string][]>;
  /** The same of any of these files that are there. */
  namesOfPapers(tx: Database, papers: readonly string[]): Promise<[string, string][]>;
}

const ADAPTERS: Partial<Record<DocumentKind, Adapter>> = {};

/** Says how documents of a kind are read and changed. Once, where the API is put together: their domain stands on this one. */
export function adapt(kind: DocumentKind, adapter: Adapter): void {
  ADAPTERS[kind] = adapter;
}

export const adapterOf = (kind: DocumentKind): Adapter | undefined => ADAPTERS[kind];

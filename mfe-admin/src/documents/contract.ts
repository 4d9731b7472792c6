/**
 * The contract's documents, for the pages of the catalogue only: named one by one and apart from the rest of the
 * contract, so that no other page of the staff area brings them.
 */
import '../zod-without-eval';

export {
  BIN_DAYS,
  type BinEntry,
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  DOCUMENTS,
  type DocumentKind,
  ENTRY_KINDS,
  type EntryKind,
  entryKind,
  type EditableDocument,
  type FieldNotes,
  isOfAdmission,
  isSetting,
  MOST_STATUSES,
  NOTICE_SECTIONS,
  notesOf,
  pageOf,
  type Revision,
  SETTING_KINDS,
  type StandingText,
  standingsOf,
  textsOf,
  type Translation,
  translations,
} from '@university/shared/contract';

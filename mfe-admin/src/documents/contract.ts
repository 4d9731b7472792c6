/** Exports of the contract one by one, so that other pages of the staff area do not bundle the document schemas. */
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

/**
 * The contract's documents, for the pages of the catalogue only: named one by one and apart from the rest of the
 * contract, so that no other page of the staff area brings them.
 */
import '../zod-without-eval';

export {
  ADMISSION_KINDS,
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  DOCUMENTS,
  type DocumentKind,
  documentKind,
  type EditableDocument,
  type FieldNotes,
  isOfAdmission,
  isSetting,
  MOST_STATUSES,
  notesOf,
  type Revision,
  SETTING_KINDS,
} from '@university/shared/contract';

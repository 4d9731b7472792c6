import type { DocumentKind, Translation } from '@university/shared/contract';
import type { OpenForm } from '../form-context';

/** What the part Hindi of a form is told. */
export interface HindiProps {
  kind: DocumentKind;
  form: OpenForm;
  /** Of the whole part; ids of its inputs begin with it. */
  id: string;
  error: string | undefined;
  onWrite: (hi: Translation[]) => void;
}

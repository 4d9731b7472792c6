import { ProofField } from '@university/shared/ui';
import { signInProofs } from '../texts';
import { fieldId } from './field-id';
import { PROOF_FIELDS, type AskedProof } from './proof';

interface Props {
  asked: AskedProof;
  error?: string;
  /** Asks for another mail. */
  onAgain: (form: HTMLFormElement | null) => void;
}

/** The form number or the mailed code, whichever is asked for. */
export function AskedField({ asked: { kind, times }, error, onAgain }: Props) {
  const field = PROOF_FIELDS[kind];
  const words = signInProofs[kind];
  const isMailed = kind === 'code_required';
  return (
    <ProofField
      id={fieldId(field)}
      name={field}
      title={signInProofs.title}
      why={words.why}
      label={words.label}
      hint={words.hint}
      error={error}
      inputMode={isMailed ? 'numeric' : undefined}
      autoComplete={isMailed ? 'one-time-code' : 'off'}
      again={isMailed ? { label: signInProofs.again, said: times > 1 && signInProofs.sentAgain, onAgain } : undefined}
    />
  );
}

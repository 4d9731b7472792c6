import { Message } from '@university/shared/kit';
import { texts } from '../texts';
import { Check } from './Check';

interface Props {
  /** What something does to others, as sentences. */
  warnings: readonly string[];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Says what something does to others, and asks whether that was read; nothing where there is nothing to say. */
export function Warnings({ warnings, isConfirmed, onConfirm }: Props) {
  if (warnings.length === 0) return null;
  return (
    <Message $tone="bad">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <Check label={texts.allTheSame} checked={isConfirmed} onChange={({ target }) => onConfirm(target.checked)} />
    </Message>
  );
}

import { color, space, Message } from '@university/shared/kit';
import type { InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 44px;
  font-weight: 700;
  cursor: pointer;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.link};
  }
`;

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Ignored: errors of checkboxes are in the summary. */
  error?: string;
}

export function Check({ label, error, ...input }: Props) {
  return (
    <Label>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </Label>
  );
}

interface WarningsProps {
  warnings: readonly string[];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

export function Warnings({ warnings, isConfirmed, onConfirm }: WarningsProps) {
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

import { FieldError, Hint, Input, Label, space } from '@university/shared/kit';
import { BIRTH_DATE_PARTS, splitPastedDate } from '@university/shared/contract';
import type { ClipboardEvent } from 'react';
import styled from 'styled-components';
import { fieldId, type Problem } from './check';
import { signIn } from './texts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 700;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(0.5)};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(4rem, 1fr) minmax(5rem, 1.4fr) minmax(5rem, 1.4fr);
  gap: ${space(1.5)};
  max-width: 24rem;
  margin-top: ${space(0.5)};
`;

const Part = styled.div`
  display: grid;
  gap: ${space(0.5)};
  & > label {
    font-weight: 400;
  }
`;

/** A whole date pasted into any field fills all of them. */
function spread(event: ClipboardEvent<HTMLFieldSetElement>) {
  const date = splitPastedDate(event.clipboardData.getData('text'));
  if (!date) return;
  event.preventDefault();
  for (const part of BIRTH_DATE_PARTS) {
    const input = event.currentTarget.querySelector<HTMLInputElement>(`[name='${part}']`);
    if (input) input.value = date[part];
  }
}

const HINT = 'sign-in-birth-date-hint';
const ERROR = 'sign-in-birth-date-error';

export function BirthDateFields({ problem }: { problem?: Problem }) {
  const wrong = problem?.parts ?? (problem ? BIRTH_DATE_PARTS : []);
  return (
    <Group aria-describedby={problem ? `${HINT} ${ERROR}` : HINT} onPaste={spread}>
      <Legend>{signIn.birthDate}</Legend>
      <Lines>
        <Hint id={HINT}>{signIn.birthDateHint}</Hint>
        {problem && <FieldError id={ERROR}>{problem.message}</FieldError>}
      </Lines>
      <Fields>
        {BIRTH_DATE_PARTS.map((part) => (
          <Part key={part}>
            <Label htmlFor={fieldId(part)}>{signIn[part]}</Label>
            <Input
              id={fieldId(part)}
              name={part}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              aria-invalid={wrong.includes(part) || undefined}
              aria-describedby={wrong.includes(part) ? ERROR : undefined}
            />
          </Part>
        ))}
      </Fields>
    </Group>
  );
}

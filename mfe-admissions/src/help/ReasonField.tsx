import type { HelpReason } from '@university/shared/contract';
import { FieldError, space } from '@university/shared/kit';
import styled from 'styled-components';
import { fieldId } from './check';
import { REASONS, texts } from './texts';

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

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 44px;
  & > input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
  }
`;

const ERROR = 'help-reason-error';

/** What happens when somebody tries to sign in: one of a few things. */
export function ReasonField({ error }: { error?: string }) {
  return (
    <Group aria-describedby={error && ERROR}>
      <Legend>{texts.form.reason}</Legend>
      {error && <FieldError id={ERROR}>{error}</FieldError>}
      {(Object.keys(REASONS) as HelpReason[]).map((reason, index) => (
        <Choice key={reason}>
          <input
            type="radio"
            id={index === 0 ? fieldId('reason') : undefined}
            name="reason"
            value={reason}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error && ERROR}
          />
          {REASONS[reason]}
        </Choice>
      ))}
    </Group>
  );
}

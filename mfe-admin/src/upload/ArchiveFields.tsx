import { color, space, TextField } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../texts';
import { FormPart } from './FormPart';
import type { FieldsProps } from './NoticeFields';
import { idOf } from './values';

const words = texts.upload;

const Check = styled.label`
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

/** Whether and when the notice moves to the archive by itself. */
export function ArchiveFields({ values, onChange, errorOf }: FieldsProps) {
  return (
    <FormPart title={words.parts.until}>
      <Check>
        <input
          type="checkbox"
          id={idOf('autoArchive')}
          checked={values.autoArchive}
          onChange={(event) => onChange({ autoArchive: event.target.checked })}
        />
        {words.autoArchive}
      </Check>
      {values.autoArchive && (
        <TextField
          id={idOf('validUntil')}
          type="date"
          label={words.validUntil}
          hint={words.validUntilHint}
          error={errorOf('validUntil')}
          value={values.validUntil}
          onChange={(event) => onChange({ validUntil: event.target.value })}
        />
      )}
    </FormPart>
  );
}

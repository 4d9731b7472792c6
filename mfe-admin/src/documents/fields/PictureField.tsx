import { FieldError, FieldFrame, Hint, Row } from '@university/shared/kit';
import { ActButton } from '../../form/buttons';
import { texts } from '../texts';
import type { PickerProps } from './picker-props';

const words = texts.picker;

/** A picture of the library. */
export function PictureField({ id, label, hint, error, value, name, onChoose }: PickerProps) {
  return (
    <FieldFrame role="group" aria-label={label} id={id} tabIndex={-1}>
      <strong>{label}</strong>
      {hint && <Hint>{hint}</Hint>}
      {error && <FieldError>{error}</FieldError>}
      {value === '' ? (
        <span>{words.noPicture}</span>
      ) : (
        <Row>
          <span>{words.picture(name || value)}</span>
          <ActButton aria-label={words.removeOf(name || value)} onClick={() => onChoose(null)}>
            {words.remove}
          </ActButton>
        </Row>
      )}
    </FieldFrame>
  );
}

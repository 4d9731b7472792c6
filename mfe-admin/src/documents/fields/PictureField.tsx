import { PicturePicker } from '../../media/PicturePicker';
import type { PickerProps } from './picker-props';

/** A picture of the library. */
export function PictureField({ id, label, hint, error, value, onChoose }: PickerProps) {
  return (
    <PicturePicker
      id={id}
      label={label}
      hint={hint}
      error={error}
      value={value || null}
      onChange={(chosen) => onChoose(chosen === null ? null : { id: chosen, name: chosen })}
    />
  );
}

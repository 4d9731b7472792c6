import { Later } from '../../area/Later';
import type { PickerProps } from './picker-props';

const loadPicker = () => import('../../media/PicturePicker').then(({ PicturePicker }) => PicturePicker);

/** A picture of the library. Most forms have none, so the library's code comes by itself. */
export function PictureField({ id, label, hint, error, value, onChoose }: PickerProps) {
  const props = {
    ...{ id, label, hint, error, value: value || null },
    onChange: (chosen: string | null) => onChoose(chosen === null ? null : { id: chosen, name: chosen }),
  };
  return <Later load={loadPicker} props={props} />;
}

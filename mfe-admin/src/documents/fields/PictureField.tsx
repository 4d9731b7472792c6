import { Later } from '../../area/Later';
import type { PickerProps } from '../../form/picker-props';

const loadPicker = () => import('../../media/PicturePicker').then(({ PicturePicker }) => PicturePicker);

/** A picture of the library. Most forms have none, so the library's code comes by itself. */
export function PictureField({ id, label, hint, error, value, isAnother, onChoose }: PickerProps) {
  const props = {
    ...{ id, label, hint, error, isAnother, value: value || null },
    onChange: (chosen: string | null, title: string) => onChoose(chosen === null ? null : { id: chosen, name: title }),
  };
  return <Later load={loadPicker} props={props} />;
}

import { useController } from 'react-hook-form';
import { type DataPath, useDocumentForm } from '../form-context';
import { after, useSteps, type Way } from '../rows/use-steps';
import { texts } from '../texts';
import type { Option } from '../../form/picker-props';
import { useNames } from './use-names';

const words = texts.picker;

/** Things that are picked one after the other, moved and removed. `keys` are their ids. */
export function usePicks(path: DataPath) {
  const { task } = useDocumentForm();
  const { nameOf, remember } = useNames();
  const id = task.idOf(path);
  const { ids, said, ...steps } = useSteps(id);
  const { field } = useController({ control: task.form.control, name: path });
  const keys = (field.value ?? []) as readonly string[];
  const nameAt = (index: number) => nameOf(keys[index] ?? '');
  return {
    keys,
    ids,
    said,
    nameAt,
    /** Of what picks one more. */
    pickerId: id,
    error: task.errorOf(path),
    add(option: Option | null) {
      if (!option || keys.includes(option.id)) return;
      remember(option);
      field.onChange([...keys, option.id]);
      steps.added(undefined, words.added(option.name));
    },
    remove(index: number) {
      field.onChange(keys.filter((_each, at) => at !== index));
      steps.removed(index, id, words.removed(nameAt(index)));
    },
    move(index: number, way: Way) {
      const to = after(index, way);
      field.onChange(moved(keys, index, to));
      steps.moved(to, way, words.moved(nameAt(index), to + 1, keys.length));
    },
  };
}

/** The same list with one of it at another place. */
function moved(list: readonly string[], from: number, to: number): string[] {
  const rest = list.filter((_each, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

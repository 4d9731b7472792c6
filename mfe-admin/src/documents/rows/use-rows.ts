import { useFieldArray } from 'react-hook-form';
import { type DataPath, useDocumentForm } from '../form-context';
import type { Field } from '../model/fields';
import { toValues } from '../model/values';
import { texts } from '../texts';
import { after, useSteps, type Way } from './use-steps';

const words = texts.rows;

/** Rows that are added, removed and moved. */
export function useRows(path: DataPath, fields: readonly Field[]) {
  const { task } = useDocumentForm();
  const { ids, said, ...steps } = useSteps(task.idOf(path));
  // The library's types cannot know paths that come from a schema.
  const rows = useFieldArray({ control: task.form.control, name: path as never });
  const count = rows.fields.length;
  return {
    keys: rows.fields.map(({ id }) => id),
    ids,
    said,
    /** What is wrong with all of them together. */
    error: task.errorOf(path),
    /** @param at where the new row stands; at the end unless said */
    insert(at = count) {
      const [first] = fields;
      rows.insert(at, toValues(fields, {}) as never, { shouldFocus: false });
      steps.added(first && task.idOf(`${path}.${at}.${first.name}`));
    },
    remove(index: number) {
      rows.remove(index);
      steps.removed(index, ids.add, words.removed(index + 1));
    },
    move(index: number, way: Way) {
      const to = after(index, way);
      rows.move(index, to);
      steps.moved(to, way, words.moved(to + 1, count));
    },
  };
}

export type Rows = ReturnType<typeof useRows>;

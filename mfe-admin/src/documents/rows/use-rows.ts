import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { type DataPath, useDocumentForm } from '../form-context';
import type { Field } from '../model/fields';
import { toValues } from '../model/values';
import { texts } from '../texts';

const words = texts.rows;

/** Ids of what belongs to the rows of a list. */
const idsOf = (id: string) => ({
  list: id,
  add: `${id}-add`,
  remove: (index: number) => `${id}-${index}-remove`,
  move: (index: number, way: 'up' | 'down') => `${id}-${index}-${way}`,
});

/** Rows that are added, removed and moved. The focus goes with what was done, and what was done is said. */
export function useRows(path: DataPath, fields: readonly Field[]) {
  const { task } = useDocumentForm();
  const ids = idsOf(task.idOf(path));
  // The library's types cannot know paths that come from a schema.
  const rows = useFieldArray({ control: task.form.control, name: path as never });
  const count = rows.fields.length;
  const [said, setSaid] = useState('');
  const next = useRef<string[]>([]);

  // What is to have the focus is on screen after the change only.
  useEffect(() => {
    const found = next.current.map((id) => document.getElementById(id)).find((element) => element !== null);
    next.current = [];
    found?.focus();
  });

  return {
    keys: rows.fields.map(({ id }) => id),
    ids,
    said,
    /** What is wrong with all of them together. */
    error: task.errorOf(path),
    add() {
      const [first] = fields;
      rows.append(toValues(fields, {}) as never, { shouldFocus: false });
      next.current = first ? [task.idOf(`${path}.${count}.${first.name}`)] : [];
      setSaid('');
    },
    remove(index: number) {
      rows.remove(index);
      next.current = [ids.remove(index), ids.remove(index - 1), ids.add];
      setSaid(words.removed(index + 1));
    },
    move(index: number, way: 'up' | 'down') {
      const to = way === 'up' ? index - 1 : index + 1;
      rows.move(index, to);
      next.current = [ids.move(to, way), ids.move(to, way === 'up' ? 'down' : 'up')];
      setSaid(words.moved(to + 1, count));
    },
  };
}

export type Rows = ReturnType<typeof useRows>;

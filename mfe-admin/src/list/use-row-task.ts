import { useQueryClient } from '@university/shared/query';
import { useMemo } from 'react';
import { type Changed, invalidate } from '../api/invalidate';
import { useTask } from '../form/use-task';
import type { Column } from './DataTable';

interface Options<Row extends object> {
  /** The columns, of which one has a button. */
  columnsOf: (onAct: (row: Row) => void) => Column<Row>[];
  /** What the button does to its row. */
  act: (row: Row) => Promise<unknown>;
  changes: Changed;
}

/**
 * A table in which each row has a button that does something. Both functions stay the same from one rendering to the
 * next, or the table is made anew.
 */
export function useRowTask<Row extends object>({ columnsOf, act, changes }: Options<Row>) {
  const queryClient = useQueryClient();
  const { failure, run } = useTask();
  const columns = useMemo(
    () =>
      columnsOf((row) => {
        void run(async () => {
          await act(row);
          invalidate(queryClient, changes);
        });
      }),
    [columnsOf, act, changes, run, queryClient],
  );
  return { columns, failure };
}

import { call } from '@university/shared';
import type { NoticeState, StaffNotice } from '@university/shared/contract';
import { type QueryClient, useQueryClient } from '@university/shared/query';
import { useState } from 'react';
import { invalidate } from '../api/invalidate';
import { STAFF_NOTICES, type StaffNoticeList } from '../api/staff-notices';

/** How many calls are under way side by side. */
const AT_ONCE = 4;

/** What came of moving notices to the archive or back. */
export interface Outcome {
  archive: boolean;
  moved: readonly string[];
  failed: readonly string[];
}

/** Moves notices to the archive or back: shown at once, taken back where it failed, and undone on demand. */
export function useArchiving() {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function move(ids: readonly string[], archive: boolean) {
    setOutcome(null);
    show(queryClient, ids, archive);
    const failed: string[] = [];
    await eachOf(ids, async (id) => {
      await call('PATCH /notice/:id', { params: { id }, body: { archive } }).catch(() => failed.push(id));
    });
    invalidate(queryClient, 'notices');
    setOutcome({ archive, moved: ids.filter((id) => !failed.includes(id)), failed });
  }

  return { outcome, move, dismiss: () => setOutcome(null) };
}

/** Where a notice stands once it is moved. */
function stateOf({ publishAt }: StaffNotice, archive: boolean): NoticeState {
  if (archive) return 'archived';
  return Date.parse(publishAt) > Date.now() ? 'scheduled' : 'active';
}

/** Changes the lists that were read before, until they are read anew. */
function show(queryClient: QueryClient, ids: readonly string[], archive: boolean): void {
  const change = (notice: StaffNotice): StaffNotice =>
    ids.includes(notice._id) ? { ...notice, archive, state: stateOf(notice, archive) } : notice;
  queryClient.setQueriesData<StaffNoticeList>({ queryKey: [...STAFF_NOTICES, 'list'] }, (list) =>
    list ? { ...list, notices: list.notices.map(change) } : list,
  );
}

async function eachOf<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const left = [...things];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await work(thing);
    }),
  );
}

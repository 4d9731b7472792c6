import { calendarNow } from '@university/shared/identity';
import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { NoticeState, StaffNotice } from '@university/shared/contract';
import { type QueryClient, useQueryClient } from '@university/shared/query';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { STAFF_NOTICES, type StaffNotices } from '../api/queries';
import { messageOf } from '../form/failures';
import { Outcome } from '../list/Outcome';
import { fileTexts } from './file-texts';

/** How many calls are under way side by side. */
const AT_ONCE = 4;

/** What came of moving notices to the archive or back. */
export interface Moved {
  archive: boolean;
  moved: readonly string[];
  failed: readonly string[];
  /** Why, each reason once. */
  reasons: readonly string[];
}

/** Moves notices to the archive or back: shown at once, taken back where it failed, and undone on demand. */
export function useArchiving() {
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const [outcome, setOutcome] = useState<Moved | null>(null);

  async function move(ids: readonly string[], archive: boolean) {
    setOutcome(null);
    show(queryClient, ids, archive);
    const failed: string[] = [];
    const reasons = new Set<string>();
    await eachOf(ids, async (id) => {
      await call(calls.archiveNotice, { params: { id }, body: { archive } }).catch((error: unknown) => {
        failed.push(id);
        reasons.add(messageOf(error));
      });
    });
    invalidate('notices');
    setOutcome({ archive, moved: ids.filter((id) => !failed.includes(id)), failed, reasons: [...reasons] });
  }

  return { outcome, move, dismiss: () => setOutcome(null) };
}

/** Where a notice stands once it is moved. */
function stateOf({ publishAt, state }: StaffNotice, archive: boolean): NoticeState {
  if (state === 'draft' || state === 'withdrawn') return state;
  if (archive) return 'archived';
  return Date.parse(publishAt) > calendarNow() ? 'scheduled' : 'active';
}

/** Changes the lists that were read before, until they are read anew. */
function show(queryClient: QueryClient, ids: readonly string[], archive: boolean): void {
  const change = (notice: StaffNotice): StaffNotice =>
    ids.includes(notice._id) ? { ...notice, archive, state: stateOf(notice, archive) } : notice;
  queryClient.setQueriesData<StaffNotices>({ queryKey: [...STAFF_NOTICES, 'list'] }, (list) =>
    list ? { ...list, data: { ...list.data, notices: list.data.notices.map(change) } } : list,
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

const words = fileTexts.archiving;

interface Props {
  outcome: Moved;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What was moved, and the way back. */
export function MovedNotices({ outcome: { archive, moved, failed, reasons }, onUndo, onDismiss }: Props) {
  const said = archive ? words.archived : words.unarchived;
  return (
    <Outcome isBad={failed.length > 0} onUndo={moved.length > 0 ? onUndo : undefined} onDismiss={onDismiss}>
      {moved.length > 0 && <p>{said(moved.length)}</p>}
      {failed.length > 0 && <p>{[words.failed(failed.length), ...reasons].join(' ')}</p>}
    </Outcome>
  );
}

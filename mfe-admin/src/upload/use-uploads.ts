import { type QueryClient, useQueryClient } from '@university/shared/query';
import { useEffect, useSyncExternalStore } from 'react';
import { invalidate } from '../api/invalidate';
import { keepDraft, recallDraft } from '../drafts/drafts';
import { UploadQueue } from './queue';

/** Named like a form, so that a log-out forgets it too. */
const queueOf = (owner: string, kind: string, queryClient: QueryClient): UploadQueue => {
  const name = `queue-${kind}`;
  const kept = recallDraft<UploadQueue>(owner, name);
  if (kept) return kept;
  const queue = new UploadQueue(() => invalidate(queryClient, 'notices'));
  keepDraft(owner, name, queue);
  return queue;
};

/** The uploads of this person on this page. Leaving the site while something is under way asks first. */
export function useUploads(owner: string, kind: string) {
  const queue = queueOf(owner, kind, useQueryClient());
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs);
  const { isBusy } = queue;
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { queue, jobs };
}

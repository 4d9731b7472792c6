import { call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { BodyOf, EditableDocument } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { useEffect, useRef, useState } from 'react';
import { presentIn } from '../../form/actions';
import { dropUnfinished, useLeaveWarning } from '../../form/unfinished';
import { callWithProof } from '../../api/changes';
import type { DocumentOutput, OpenForm } from '../form-context';
import { beganAnew, formOf } from '../kinds';
import { isSame } from '../model/words';
import { documentQuery, sendingDraft } from '../queries';

/** Autosave delay after the last change, and at most since the first one, in milliseconds. */
const REST = 1_500;
const MOST = 4_000;

export type Saving = 'nothing' | 'typing' | 'saving' | 'saved' | 'failed';
type Step = Exclude<BodyOf<'stepDraft'>['step'], 'take-back'>;
export type DraftDesk = ReturnType<typeof useDraft>;

/**
 * Autosave of a draft: debounced, on page hide and on unmount; one request at a time. Failures are retried with the
 * next change.
 */
export function useDraft(
  document: EditableDocument,
  onClash: (theirs: EditableDocument, mine: DocumentOutput) => void,
) {
  const { _id: id, kind, version: base } = document;
  const owner = useSession()?.email ?? '';
  const queryClient = useQueryClient();
  const [now, setNow] = useState(document);
  const [saving, setSaving] = useState<Saving>('nothing');
  const stored = useRef(document.draft?.version ?? 0);
  const unanswered = useRef<DocumentOutput['data'][]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const read = useRef<OpenForm['read']>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number>(undefined);

  async function told<T>(work: Promise<T>, mine: DocumentOutput): Promise<T> {
    return work.catch((error: unknown) => {
      const theirs = presentIn<EditableDocument>(error, 'document');
      if (theirs) onClash(theirs, mine);
      throw error;
    });
  }

  function sendOnce(entered: DocumentOutput) {
    const body = { ...entered, base, version: stored.current, ...(base === 0 && { kind }) };
    return call(calls.saveDraft, { params: { id }, body });
  }

  async function send(entered: DocumentOutput) {
    const answered = sendOnce(entered).catch((error: unknown) => {
      const draft = presentIn<EditableDocument>(error, 'document')?.draft;
      // Our earlier save arrived but its answer was lost.
      if (!draft?.isMine || !unanswered.current.some((data) => isSame(data, draft.data))) throw error;
      stored.current = draft.version;
      return sendOnce(entered);
    });
    unanswered.current.push(entered.data);
    const { data } = await told(answered, entered);
    unanswered.current = [];
    stored.current = data.document.draft?.version ?? 0;
    setNow(data.document);
    queryClient.setQueryData(documentQuery(id).queryKey, data.document);
    // Typed while the save was on its way.
    if (isSame(read.current?.() ?? entered, entered)) dropUnfinished(owner, formOf(kind, id));
    if (base === 0) dropUnfinished(owner, beganAnew(kind));
    return data.document;
  }

  function rest() {
    clearTimeout(timer.current);
    timer.current = undefined;
    since.current = undefined;
  }

  function save(entered: () => DocumentOutput): Promise<EditableDocument> {
    rest();
    setSaving('saving');
    const next = sendingDraft(
      id,
      last.current.then(() => send(entered())),
    );
    last.current = next.then(
      () => setSaving((state) => (state === 'saving' ? 'saved' : state)),
      () => setSaving('failed'),
    );
    return next;
  }

  const flush = () => {
    if (timer.current && read.current) void save(read.current).catch(() => undefined);
  };
  const latest = useRef(flush);
  latest.current = flush;

  function watch(form: OpenForm) {
    read.current = form.read;
    return form.watch(() => {
      setSaving('typing');
      clearTimeout(timer.current);
      since.current ??= Date.now();
      timer.current = setTimeout(() => latest.current(), Math.min(REST, since.current + MOST - Date.now()));
    });
  }

  useEffect(() => {
    const onHidden = () => window.document.visibilityState === 'hidden' && latest.current();
    window.document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.document.removeEventListener('visibilitychange', onHidden);
      latest.current();
    };
  }, []);

  const isUnsaved = saving === 'typing' || saving === 'saving' || saving === 'failed';
  useLeaveWarning(isUnsaved);

  return {
    document: now,
    saving,
    isUnsaved,
    watch,
    save,
    /** Stops autosaving and waits for the pending save. */
    async settle() {
      rest();
      await last.current;
    },
    async step(entered: DocumentOutput, step: Step, more?: { publish_at: string }): Promise<EditableDocument> {
      const { takesTwo } = await save(() => entered);
      const body = { step: takesTwo ? 'ask-review' : step, version: stored.current, ...more } as BodyOf<'stepDraft'>;
      return (await told(callWithProof(calls.stepDraft, { params: { id }, body }), entered)).data.document;
    },
    async discard(): Promise<EditableDocument | null> {
      rest();
      await last.current;
      const query = { version: stored.current };
      return (await call(calls.discardDraft, { params: { id }, query })).data.document;
    },
  };
}

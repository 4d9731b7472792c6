import { call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { BodyOf, EditableDocument } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { useEffect, useRef, useState } from 'react';
import { presentIn } from '../../form/messages';
import { dropUnfinished } from '../../form/unfinished';
import { callWithProof } from '../../sign-in/recent-login';
import type { DocumentOutput, OpenForm } from '../form-context';
import { beganAnew, formOf } from '../kinds';
import { isSame } from '../model/words';
import { documentQuery, sendingDraft } from '../queries';

/** Milliseconds without a change after which what was typed is saved, and from the first change on at most. */
const REST = 1_500;
const MOST = 4_000;

export type Saving = 'nothing' | 'typing' | 'saving' | 'saved' | 'failed';

type Step = Exclude<BodyOf<'stepDraft'>['step'], 'take-back'>;

/** What somebody types is saved by, and taken on. */
export type DraftDesk = ReturnType<typeof useDraft>;

/**
 * The draft of a document while somebody types: saved once they rest, every few seconds, once the page is hidden, and when
 * they leave the form; one at a time, the newest last. A failure is tried again with the next change.
 * @param document as the form begins with it
 * @param onClash somebody else has saved or published meanwhile
 */
export function useDraft(
  document: EditableDocument,
  onClash: (theirs: EditableDocument, mine: DocumentOutput) => void,
) {
  const { _id: id, kind, version: base } = document;
  const owner = useSession()?.email ?? '';
  const queryClient = useQueryClient();
  // As the API answered last.
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
      // An earlier save of ours arrived, and its answer did not.
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
    // What was typed meanwhile is not saved yet.
    if (isSame(read.current?.() ?? entered, entered)) dropUnfinished(owner, formOf(kind, id));
    if (base === 0) dropUnfinished(owner, beganAnew(kind));
    return data.document;
  }

  function rest() {
    clearTimeout(timer.current);
    timer.current = undefined;
    since.current = undefined;
  }

  /** Saves what there is then. Rejects where it could not be saved. */
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

  /** Saves what is typed in a form from now on. @returns ends it */
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

  // The browser asks before it leaves what is not saved yet.
  const isUnsaved = saving === 'typing' || saving === 'saving' || saving === 'failed';
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    document: now,
    saving,
    isUnsaved,
    watch,
    save,
    /** Saves no more by itself, and waits for what is on its way. */
    async settle() {
      rest();
      await last.current;
    },
    /** Stores what was entered, and takes it a step on. What takes two people is put before a second one. */
    async step(entered: DocumentOutput, step: Step, more?: { publish_at: string }): Promise<EditableDocument> {
      const { takesTwo } = await save(() => entered);
      const body = { step: takesTwo ? 'ask-review' : step, version: stored.current, ...more } as BodyOf<'stepDraft'>;
      return (await told(callWithProof(calls.stepDraft, { params: { id }, body }), entered)).data.document;
    },
    /** @returns what is left without it; null: nothing */
    async discard(): Promise<EditableDocument | null> {
      rest();
      await last.current;
      const query = { version: stored.current };
      return (await call(calls.discardDraft, { params: { id }, query })).data.document;
    },
  };
}

import type { EditableDocument } from '@university/shared/contract';
import { type RefObject, useEffect } from 'react';
import { DraftState } from '../documents/drafts/Drafting';
import { useDraft } from '../documents/drafts/use-draft';
import { type DocumentOutput, openForm } from '../documents/form-context';
import { unstored } from '../documents/kinds';
import { entered, startOf } from './EditNotice';
import { type Entry, newEntry, type UploadTask, type UploadValues } from './upload-values';

/** What each of several notices of a form says of itself, as its draft has it; the files are with the form. */
const ownOf = ({ title, language, orderNumber, summary }: Entry) => ({ title, language, orderNumber, summary });

/** A form as its draft on the server has it. */
export function startOfDraft(document: EditableDocument): UploadValues {
  const { note: _note, correction: _correction, hi: _hi, file: _file, fileName, ...values } = startOf(document);
  const entries = (document.draft?.data.entries ?? [{ title: fileName }]) as Partial<Entry>[];
  return { ...values, entries: entries.map(newEntry), originalDate: '' };
}

function readDraft(values: UploadValues): DocumentOutput {
  const [first] = values.entries;
  const output = entered({ ...values, fileName: first?.title ?? '', file: '', note: '', correction: '' });
  return { ...output, data: { ...output.data, entries: values.entries.map(ownOf) } };
}

interface Props {
  id: string;
  /** What the form began with; null: nothing is saved yet. */
  opened: EditableDocument | null;
  task: UploadTask;
  /** Gets what is to be done before the form is sent: nothing is saved from then on. */
  settle: RefObject<() => Promise<void>>;
  onSaved: () => void;
  onDiscarded: () => void;
}

/** Saves a new notice as a draft while it is typed: it is published by its upload, which takes the draft with it. */
export function NewDraft({ id, opened, task, settle, onSaved, onDiscarded }: Props) {
  const desk = useDraft(opened ?? unstored('notice', id), () => {});
  const isSaved = desk.document.draft !== null;
  settle.current = desk.settle;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is one from the beginning to the end
  useEffect(() => desk.watch(openForm(task, () => readDraft(task.form.getValues()))), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is saved once
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved]);
  return <DraftState desk={desk} onDiscarded={onDiscarded} />;
}

import type { EditableDocument } from '@university/shared/contract';
import { type RefObject, useEffect } from 'react';
import { DraftState } from '../documents/drafts/Drafting';
import { useDraft } from '../documents/drafts/use-draft';
import { startOf } from '../documents/DocumentForm';
import { type DocumentOutput, openForm } from '../documents/form-context';
import { unstored } from '../documents/kinds';
import { type Entry, newEntry, type UploadTask, type UploadValues } from './upload-values';
import { entered, type NoticeValues } from './values';

const ownOf = ({ title, language, orderNumber, summary }: Entry) => ({ title, language, orderNumber, summary });

export function startOfDraft(document: EditableDocument): UploadValues {
  const { data, ...start } = startOf('notice', document);
  const values = { ...data, file: '' } as NoticeValues;
  const entries = (document.draft?.data.entries ?? [{ title: values.fileName }]) as Partial<Entry>[];
  return { ...start, data: values, entries: entries.map(newEntry), originalDate: '' };
}

function readDraft(values: UploadValues): DocumentOutput {
  const [first] = values.entries;
  const output = entered({ ...values, data: { ...values.data, fileName: first?.title ?? '' } });
  return { ...output, data: { ...output.data, entries: values.entries.map(ownOf) } };
}

interface Props {
  id: string;
  opened: EditableDocument | null;
  task: UploadTask;
  settle: RefObject<() => Promise<void>>;
  onSaved: () => void;
  onDiscarded: () => void;
}

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

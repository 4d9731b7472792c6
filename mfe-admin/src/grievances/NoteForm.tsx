import { call, toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Grievance } from '@university/shared/contract';
import { Card, SectionTitle, TextAreaField } from '@university/shared/kit';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { grievanceNote } from './contract';
import { texts } from './texts';
import { useChange } from './use-change';

const words = texts.note;

/** Writes down what colleagues should know and the person should not. */
export function NoteForm({ grievance: { _id: id } }: { grievance: Grievance }) {
  const change = useChange(id);
  const task = useTaskForm({
    name: `grievance-note-${id}`,
    schema: grievanceNote,
    defaultValues: { text: '' },
    order: ['text'],
    onSend: async (body) => {
      await change(() => call(calls.addGrievanceNote, { params: { id }, body }));
      toast.success(words.done);
      task.startAgain({ text: '' });
    },
  });
  return (
    <Card>
      <TaskFrame
        task={task}
        submit={words.submit}
        intro={
          <>
            <SectionTitle>{words.title}</SectionTitle>
            <p>{words.text}</p>
          </>
        }
      >
        <TextAreaField {...task.field('text')} label={words.label} rows={3} />
      </TaskFrame>
    </Card>
  );
}

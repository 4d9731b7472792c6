import { call, toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Grievance } from '@university/shared/contract';
import { TextAreaField, TextField } from '@university/shared/kit';
import { Fold } from '../area/Panel';
import { TaskFrame } from '../form/TaskFrame';
import { formSchema, issuesIn, useTaskForm } from '../form/use-task-form';
import { grievanceExtension } from './contract';
import { texts } from './texts';
import { useChange } from './use-change';

const words = texts.extend;

/** Promises the person a later day, once. */
export function ExtendForm({ grievance: { _id: id, version, ticket } }: { grievance: Grievance }) {
  const change = useChange(id);
  const task = useTaskForm({
    name: `grievance-extend-${id}`,
    schema: formSchema((values: { to: string; reason: string }) => {
      const { data, error } = grievanceExtension.safeParse({ ...values, version });
      return { output: data, issues: issuesIn(error) };
    }),
    defaultValues: { to: '', reason: '' },
    order: ['to', 'reason'],
    onSend: async (body) => {
      await change(() => call(calls.extendGrievance, { params: { id }, body }));
      toast.success(words.done(ticket));
    },
  });
  return (
    <Fold title={words.title}>
      <TaskFrame task={task} submit={words.submit} intro={<p>{words.text}</p>}>
        <TextField {...task.field('to')} type="date" label={words.to} />
        <TextAreaField {...task.field('reason')} label={words.reason} hint={words.reasonHint} rows={3} />
      </TaskFrame>
    </Fold>
  );
}

import { call, toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Grievance, GrievanceStatus, GrievanceUpdate } from '@university/shared/contract';
import { Card, SectionTitle, SelectField, TextAreaField } from '@university/shared/kit';
import { GRIEVANCE_STEPS, grievanceUpdate } from './contract';
import { TaskFrame } from '../form/TaskFrame';
import { formSchema, issuesIn, useTaskForm } from '../form/use-task-form';
import { texts } from './texts';
import { useChange } from './use-change';

const words = texts.settle;

interface Values {
  status: GrievanceStatus;
  reply: string;
}

/** Moves a grievance on, with a reply where it ends. */
export function SettleForm({ grievance }: { grievance: Grievance }) {
  const { _id: id, status: present, version, ticket } = grievance;
  const change = useChange(id);
  const steps = GRIEVANCE_STEPS[present].map(
    (step) => [step, step === present ? words.same(texts.status[step]) : texts.status[step]] as const,
  );
  const task = useTaskForm<Values, GrievanceUpdate>({
    name: `grievance-${id}`,
    schema: formSchema((values) => {
      const { data, error } = grievanceUpdate.safeParse({ ...values, version });
      return { output: data, issues: issuesIn(error) };
    }),
    defaultValues: { status: present, reply: '' },
    order: ['status', 'reply'],
    onSend: async (body) => {
      const now = await change(() => call(calls.updateGrievance, { params: { id }, body }));
      toast.success(words.done(ticket));
      task.startAgain({ status: now?.status ?? present, reply: '' });
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
        <SelectField {...task.field('status')} label={words.status} options={steps} />
        <TextAreaField {...task.field('reply')} label={words.reply} hint={words.replyHint} rows={6} />
      </TaskFrame>
    </Card>
  );
}

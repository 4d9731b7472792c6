import { ApiError, call, toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Grievance, GrievanceStatus, GrievanceUpdate } from '@university/shared/contract';
import { Card, SectionTitle, SelectField, TextAreaField } from '@university/shared/kit';
import { useQueryClient } from '@university/shared/query';
import { useInvalidate } from '../api/invalidate';
import { grievanceQuery } from '../api/queries';
import { GRIEVANCE_STEPS, grievanceUpdate } from './contract';
import { TaskFrame } from '../form/TaskFrame';
import { presentIn } from '../form/use-task';
import { formSchema, issuesIn, useTaskForm } from '../form/use-task-form';
import { texts } from './texts';

const words = texts.settle;

interface Values {
  status: GrievanceStatus;
  reply: string;
}

/** Moves a grievance on, with a reply where it ends. */
export function SettleForm({ grievance }: { grievance: Grievance }) {
  const { _id: id, status: present, version, ticket } = grievance;
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
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
      try {
        const { data } = await call(calls.updateGrievance, { params: { id }, body });
        queryClient.setQueryData(grievanceQuery(id).queryKey, data.grievance);
        toast.success(words.done(ticket));
        task.startAgain({ status: data.grievance.status, reply: '' });
      } catch (error) {
        const now = presentIn<Grievance>(error, 'grievance');
        if (!now) throw error;
        queryClient.setQueryData(grievanceQuery(id).queryKey, now);
        throw new ApiError(409, 'conflict', words.conflict);
      } finally {
        invalidate('grievances');
      }
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

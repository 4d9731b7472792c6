import { ApiError, call, toast } from '@university/shared';
import type { Grievance, GrievanceStatus } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { Card, SectionTitle } from '@university/shared/ui';
import { invalidate } from '../api/invalidate';
import { grievanceQuery } from '../api/queries';
import { GRIEVANCE_STEPS, grievanceUpdate } from '../contract';
import { TaskFrame } from '../form/TaskFrame';
import { SelectField, TextAreaField } from '../form/fields';
import { checked, useTaskForm } from '../form/use-task-form';
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
  const defaultValues: Values = { status: present, reply: '' };
  const steps = GRIEVANCE_STEPS[present].map(
    (step) => [step, step === present ? words.same(texts.status[step]) : texts.status[step]] as const,
  );
  const task = useTaskForm<Values, Values>({
    name: `grievance-${id}`,
    schema: updateForm,
    defaultValues,
    order: ['status', 'reply'],
    onSend: async ({ status, reply }) => {
      try {
        const body = grievanceUpdate.parse({ status, reply, version });
        const { data } = await call('PUT /grievance/:id', { params: { id }, body });
        queryClient.setQueryData(grievanceQuery(id).queryKey, data.grievance);
        toast.success(words.done(ticket));
        task.startAgain({ status: data.grievance.status, reply: '' });
      } catch (error) {
        const now = presentIn(error);
        if (!now) throw error;
        queryClient.setQueryData(grievanceQuery(id).queryKey, now);
        throw new ApiError(409, 'conflict', words.conflict);
      } finally {
        invalidate(queryClient, 'grievances');
      }
    },
  });
  return (
    <Card>
      <TaskFrame
        task={task}
        submit={words.submit}
        onStartAgain={() => task.startAgain(defaultValues)}
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

/** The grievance as it is now, when somebody else was faster. */
function presentIn(error: unknown): Grievance | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.data as { grievance?: Grievance } | undefined)?.grievance;
}

/** The contract's rules for what staff enter; which version it changes the form adds when it is sent. */
export const updateForm = checked<{ status: GrievanceStatus; reply: string }>((values) => {
  const { error } = grievanceUpdate.safeParse({ ...values, version: 0 });
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
});

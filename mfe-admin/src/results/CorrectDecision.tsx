import { toast } from '@university/shared';
import type { StaffAllotment, StaffDecision, StaffStatus } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import type { z } from 'zod';
import { correctDecision } from '../api/applicants';
import { invalidate } from '../api/invalidate';
import { staffDecision } from '../contract';
import { SelectField, TextAreaField } from '../form/fields';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { texts } from '../texts/results';

const words = texts.record.correct;

/** `''`: not chosen yet. */
interface Values {
  status: StaffStatus | '';
  reason: string;
}

const BLANK: Values = { status: '', reason: '' };

/** Changes what an applicant decided, with a reason. */
export function CorrectDecision({ record, allowed }: Pick<StaffAllotment, 'record' | 'allowed'>) {
  const queryClient = useQueryClient();
  const task = useTaskForm<Values, StaffDecision>({
    name: `correct-${record._id}`,
    schema: staffDecision as z.ZodType<StaffDecision, Values>,
    defaultValues: BLANK,
    order: ['status', 'reason'],
    messages: { status: words.noStatus },
    onSend: async (decision) => {
      await correctDecision(record, decision);
      toast.success(words.done(texts.round.status[decision.status]));
      invalidate(queryClient, 'rounds');
    },
  });
  return (
    <TaskFrame task={task} submit={words.submit} onStartAgain={() => task.startAgain()} intro={<p>{words.text}</p>}>
      <SelectField
        {...task.field('status')}
        label={words.status}
        none={words.choose}
        options={allowed.map((status) => [status, texts.round.status[status]] as const)}
      />
      <TextAreaField {...task.field('reason')} label={words.reason} hint={words.reasonHint} rows={3} />
    </TaskFrame>
  );
}

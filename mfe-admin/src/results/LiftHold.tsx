import { toast } from '@university/shared';
import type { LiftHold as Lift, StaffAllotment } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { formatInstant, Message, SectionTitle, Stack } from '@university/shared/ui';
import type { z } from 'zod';
import { liftDecisionHold } from '../api/applicants';
import { invalidate } from '../api/invalidate';
import { liftHold } from '../contract';
import { TextAreaField } from '../form/fields';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { texts } from '../texts/results';

const words = texts.record.hold;

interface Props {
  /** Of the record. */
  id: string;
  hold: NonNullable<StaffAllotment['hold']>;
}

/** Says that decisions on a record are held, and lifts that with a reason. */
export function LiftHold({ id, hold }: Props) {
  const queryClient = useQueryClient();
  const task = useTaskForm<Lift, Lift>({
    name: `lift-hold-${id}`,
    schema: liftHold as z.ZodType<Lift, Lift>,
    defaultValues: { reason: '' },
    order: ['reason'],
    onSend: async (body) => {
      await liftDecisionHold(id, body);
      toast.success(words.done);
      invalidate(queryClient, 'rounds');
    },
  });
  return (
    <Message $tone="bad" role="region" aria-labelledby="hold-title">
      <Stack $gap={2}>
        <SectionTitle id="hold-title">{words.title}</SectionTitle>
        <p>{words.text(formatInstant(hold.at))}</p>
        <p>{words.ticket(hold.ticket)}</p>
        <TaskFrame task={task} submit={words.submit} onStartAgain={() => task.startAgain()}>
          <TextAreaField {...task.field('reason')} label={words.reason} hint={words.reasonHint} rows={2} />
        </TaskFrame>
      </Stack>
    </Message>
  );
}

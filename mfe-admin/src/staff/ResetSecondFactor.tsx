import { toast } from '@university/shared';
import { useQueryClient } from '@university/shared/query';
import { TextField } from '@university/shared/ui';
import { callWithProof } from '../api/call-with-proof';
import { invalidate } from '../api/invalidate';
import { secondFactorReset } from '../contract';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { Fold } from '../parts/Fold';
import { texts as approvals } from '../texts/approvals';
import { texts } from '../texts/staff';

const words = texts.reset;

/** Proposes to drop the second factor of an account, for a second admin to approve. */
export function ResetSecondFactor({ id, onDone }: { id: string; onDone: () => void }) {
  const queryClient = useQueryClient();
  const task = useTaskForm({
    name: `second-factor-reset-${id}`,
    schema: secondFactorReset,
    defaultValues: { reason: '' },
    order: ['reason'],
    onSend: async (body) => {
      await callWithProof('POST /staff/:id/second-factor-reset', { params: { id }, body });
      toast.success(approvals.waits);
      invalidate(queryClient, 'approvals');
      onDone();
    },
  });
  return (
    <Fold title={words.title}>
      <TaskFrame task={task} submit={words.submit} onStartAgain={() => task.startAgain()} intro={<p>{words.text}</p>}>
        <TextField {...task.field('reason')} label={words.reason} hint={words.reasonHint} autoComplete="off" />
      </TaskFrame>
    </Fold>
  );
}

import { call, toast } from '@university/shared';
import type { RoundSummary } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { Button, Message, saveFrom, SectionTitle, Stack } from '@university/shared/ui';
import { invalidate } from '../api/invalidate';
import { useTask } from '../form/use-task';
import { texts } from '../texts/results';

const words = texts.export;

/** The records of a round as a file, behind an address that works once. */
export function ExportRound({ round: { track, round } }: { round: RoundSummary }) {
  const queryClient = useQueryClient();
  const { isBusy, failure, run } = useTask();

  async function save() {
    const params = { track, round: String(round) };
    const { data } = await call('POST /admission/round/:track/:round/export', { params });
    saveFrom(data.url);
    toast.success(words.done);
    invalidate(queryClient, 'rounds');
  }

  return (
    <Stack as="section" $gap={2}>
      <SectionTitle>{words.title}</SectionTitle>
      <p>{words.text}</p>
      {failure && (
        <Message $tone="bad" role="alert">
          {failure}
        </Message>
      )}
      <div>
        <Button type="button" $look="quiet" aria-disabled={isBusy || undefined} onClick={() => void run(save)}>
          {isBusy ? words.working : words.submit}
        </Button>
      </div>
    </Stack>
  );
}

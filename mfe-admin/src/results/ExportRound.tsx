import { call, toast } from '@university/shared';
import type { RoundSummary } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { saveFrom, SectionTitle, Stack } from '@university/shared/ui';
import { invalidate } from '../api/invalidate';
import { TaskButton } from '../form/TaskButton';
import { texts } from '../texts/results';

const words = texts.export;

/** The records of a round as a file, behind an address that works once. */
export function ExportRound({ round: { track, round } }: { round: RoundSummary }) {
  const queryClient = useQueryClient();

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
      <TaskButton onRun={save} working={words.working}>
        {words.submit}
      </TaskButton>
    </Stack>
  );
}

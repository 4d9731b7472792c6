import { call } from '@university/shared';
import { Card, saveFile, SectionTitle, Stack } from '@university/shared/ui';
import { TaskButton } from '../form/TaskButton';
import { texts } from '../texts/password';

const words = texts.ownData;

/** Everything that is held about who is logged in, as a file. */
export function OwnData() {
  async function save() {
    const { data } = await call('GET /own-data/staff');
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), words.fileName);
  }

  return (
    <Card>
      <Stack $gap={2}>
        <SectionTitle>{words.title}</SectionTitle>
        <p>{words.lead}</p>
        <TaskButton onRun={save}>{words.download}</TaskButton>
      </Stack>
    </Card>
  );
}

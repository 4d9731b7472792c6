import { call } from '@university/shared';
import { Button, Message, saveFile, Stack } from '@university/shared/ui';
import { useTask } from '../form/use-task';
import { texts as words } from '../texts/results';

/** Spreadsheets take a file without it for a local encoding; reading an answer as text drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a result file to fill in. */
export function TemplateButton() {
  const { isBusy, failure, run } = useTask();

  async function save() {
    const text = String(await call('GET /admission/template'));
    saveFile(new Blob([BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv' }), 'results.csv');
  }

  return (
    <Stack $gap={1}>
      <div>
        <Button type="button" $look="quiet" aria-disabled={isBusy || undefined} onClick={() => void run(save)}>
          {words.template}
        </Button>
      </div>
      {failure && (
        <Message $tone="bad" role="alert">
          {words.templateFailed} {failure}
        </Message>
      )}
    </Stack>
  );
}

import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { TaskButton } from '../form/buttons';
import { saveCsv } from '@university/shared/kit';
import { texts as words } from './texts';

export function TemplateButton() {
  return (
    <TaskButton
      onRun={async () => saveCsv(String(await call(calls.getResultTemplate)), 'results.csv')}
      failed={words.templateFailed}
    >
      {words.template}
    </TaskButton>
  );
}

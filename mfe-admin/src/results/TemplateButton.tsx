import { call } from '@university/shared';
import { TaskButton } from '../form/buttons';
import { saveCsv } from '../form/save-csv';
import { texts as words } from './texts';

/** Saves a result file to fill in. */
export function TemplateButton() {
  return (
    <TaskButton
      onRun={async () => saveCsv(String(await call('GET /admission/template')), 'results.csv')}
      failed={words.templateFailed}
    >
      {words.template}
    </TaskButton>
  );
}

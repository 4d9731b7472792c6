import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { saveFrom } from '@university/shared/kit';
import { TaskButton } from '../../form/buttons';
import { texts as words } from './texts';

/** The PDF that a notice had in a version, where it has another one by now. */
export function ReplacedFile({ id, version }: { id: string; version: number }) {
  async function save() {
    saveFrom((await call(calls.requestReplacedFile, { params: { id, version: String(version) } })).data.url);
  }
  return (
    <div>
      <TaskButton onRun={save} failed={words.fileFailed}>
        {words.file}
      </TaskButton>
    </div>
  );
}

import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { saveFrom, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatDate } from '@university/shared/time';
import { noticeRevisionsQuery } from '../api/queries';
import { Titled } from '../area/Panel';
import { TaskButton } from '../form/buttons';
import { Read } from '../form/messages';
import { texts } from './texts';

const words = texts.edit.history;

/** What a notice was before each change, with the PDFs that were replaced; nothing where its words never changed. */
export function Earlier({ id }: { id: string }) {
  return (
    <Read query={useQuery(noticeRevisionsQuery(id))} failed={words.failed}>
      {(revisions) =>
        revisions.length > 0 && (
          <Titled title={words.title}>
            <ol reversed>
              {revisions.map(({ version, at, by, fileName, correction, hasFile }) => (
                <li key={version}>
                  <Stack $gap={0.5}>
                    <span>{words.line(version, formatDate(at), by || words.somebody)}</span>
                    <span>{fileName}</span>
                    {correction && <span>{words.told(correction)}</span>}
                    {hasFile && <ReplacedFile id={id} version={version} />}
                  </Stack>
                </li>
              ))}
            </ol>
          </Titled>
        )
      }
    </Read>
  );
}

function ReplacedFile({ id, version }: { id: string; version: number }) {
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

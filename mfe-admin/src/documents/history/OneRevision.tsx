import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { saveFrom, Badge, Card, Muted, Row, SectionTitle, Stack } from '@university/shared/kit';
import { TaskButton, ActButton } from '../../form/buttons';
import { texts as words } from './texts';
import type { EditableDocument, Revision } from '@university/shared/contract';
import { formatInstant } from '@university/shared/time';
import { useState } from 'react';
import { useDone } from '../../api/invalidate';
import { Fold } from '../../area/Panel';
import { Confirm } from '../../form/Confirm';
import { Changes } from './Changes';
import { changesOf } from './changes';
import { callWithProof } from '../../sign-in/recent-login';

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

interface Props {
  document: EditableDocument;
  revision: Revision;
  /** The one before it; undefined while it is being read, or where there is none. */
  before: Revision | undefined;
  isFirst: boolean;
}

/** One state of an entry: who made it, what it changed, and the way back to it. */
export function OneRevision({ document, revision, before, isFirst }: Props) {
  const { kind } = document;
  const { version, at, by, note, correction, data } = revision;
  const [isAsking, setAsking] = useState(false);
  const isPresent = version === document.version;
  // The list may have been read later than the entry beside it: what is newer is neither replaced nor brought back.
  const isEarlier = version < document.version;
  return (
    <Card as="article" aria-label={words.version(version)}>
      <Stack $gap={1}>
        <Row>
          <SectionTitle>{words.version(version)}</SectionTitle>
          {isPresent && <Badge>{words.present}</Badge>}
        </Row>
        <Muted>{words.by(by || words.imported, formatInstant(at))}</Muted>
        <p>{note || words.noNote}</p>
        {correction && <p>{words.correction(correction)}</p>}
        {isFirst ? (
          <p>{words.first}</p>
        ) : (
          before && (
            <Fold title={words.changes}>
              <Changes changes={changesOf(document.kind, before, revision, document.names)} />
            </Fold>
          )
        )}
        {kind === 'notice' && isEarlier && typeof data.file === 'string' && data.file !== document.data.file && (
          <ReplacedFile id={document._id} version={version} />
        )}
        {isEarlier && document.mayEdit && (
          <div>
            <ActButton aria-label={words.restoreOf(version)} onClick={() => setAsking(true)}>
              {words.restore}
            </ActButton>
          </div>
        )}
      </Stack>
      {isAsking && <Restore document={document} revision={revision} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** Asks, and gives an entry the data of an earlier state. */
function Restore({ document, revision, onClose }: Pick<Props, 'document' | 'revision'> & { onClose: () => void }) {
  const { _id: id, kind, version, draft, takesTwo } = document;
  const done = useDone();
  return (
    <Confirm
      title={words.confirm}
      action={words.restore}
      onClose={onClose}
      onConfirm={async () => {
        const note = words.note(revision.version);
        const state = { data: revision.data, status: revision.status, note };
        if (takesTwo) {
          const body = { ...state, base: version, version: draft?.version ?? 0 };
          await call(calls.saveDraft, { params: { id }, body });
        } else await callWithProof(calls.updateDocument, { params: { id }, body: { kind, ...state, version } });
        done(takesTwo ? words.drafted(revision.version) : words.restored(revision.version), 'documents');
      }}
    >
      <p>{words.confirmText(revision.version)}</p>
    </Confirm>
  );
}

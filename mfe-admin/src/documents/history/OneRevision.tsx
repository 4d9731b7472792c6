import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { saveFrom, Badge, Card, Muted, Row, SectionTitle, Stack } from '@university/shared/kit';
import { TaskButton, ActButton } from '../../form/buttons';
import { texts as words } from './texts';
import type { EditableDocument, Revision } from '@university/shared/contract';
import { useNavigate } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { useState } from 'react';
import { useDone } from '../../api/invalidate';
import { Fold } from '../../area/Panel';
import { Confirm } from '../../form/Confirm';
import { Changes } from './Changes';
import { changesOf } from './changes';
import { addressOf } from '../kinds';

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
  const { _id: id, kind, version, draft } = document;
  const done = useDone();
  const navigate = useNavigate();
  return (
    <Confirm
      title={words.confirm}
      action={words.restore}
      onClose={onClose}
      onConfirm={async () => {
        if (draft) await call(calls.discardDraft, { params: { id }, query: { version: draft.version } });
        const body = { data: revision.data, note: words.note(revision.version), base: version, version: 0 };
        await call(calls.saveDraft, { params: { id }, body });
        done(words.restored(revision.version), 'documents');
        void navigate(addressOf.one(kind, id));
      }}
    >
      <p>{words.confirmText(revision.version)}</p>
      {draft && <p>{words.replaces}</p>}
    </Confirm>
  );
}

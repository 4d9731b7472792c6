import { useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { EditableDocument } from '@university/shared/contract';
import { Badge, Card, Message, Row, Stack } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { useRef, useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { Later } from '../area/Later';
import { ActButton } from '../form/buttons';
import { Announced } from '../form/messages';
import { dropUnfinished } from '../form/unfinished';
import { presentIn } from '../form/use-task';
import { DocumentForm, formOf } from './DocumentForm';
import type { DocumentOutput } from './form-context';
import { addressOf, listName, pageOf } from './kinds';
import { isSame } from './model/words';
import { texts } from './texts';
import { Uses } from './Uses';
import { callWithProof } from '../sign-in/recent-login';

const words = texts.page;

/** What few people need comes when they do. */
const loadConflict = () => import('./DocumentConflict').then(({ DocumentConflict }) => DocumentConflict);
const loadFacts = () => import('./Facts').then(({ Facts }) => Facts);
const loadRemoval = () => import('./RemoveDocument').then(({ RemoveDocument }) => RemoveDocument);

interface Clash {
  theirs: EditableDocument;
  mine: DocumentOutput;
}

/** An entry with its form; and where somebody else was faster, what to do about it. */
export function DocumentDesk({ document: opened }: { document: EditableDocument }) {
  const owner = useSession()?.email ?? '';
  const invalidate = useInvalidate();
  // What the form began with: the version that it changes.
  const [base, setBase] = useState(opened);
  const [clash, setClash] = useState<Clash | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'same' | null>(null);
  const { _id: id, kind } = base;
  // The last version that was changed here: the second click of two changes none.
  const changed = useRef(0);

  async function save(mine: DocumentOutput, version: number) {
    if (version <= changed.current) return;
    if (isAsBefore(base, mine)) return setOutcome((before) => before ?? 'same');
    setOutcome(null);
    try {
      const { data } = await callWithProof(calls.updateDocument, { params: { id }, body: { kind, ...mine, version } });
      changed.current = version;
      dropUnfinished(owner, formOf(kind, id));
      setBase(data.document);
      setClash(null);
      setOutcome('saved');
      invalidate('documents');
    } catch (error) {
      const theirs = presentIn<EditableDocument>(error, 'document');
      if (!theirs) throw error;
      setClash({ theirs, mine });
    }
  }

  function takeTheirs({ theirs }: Clash) {
    dropUnfinished(owner, formOf(kind, id));
    setBase(theirs);
    setClash(null);
    invalidate('documents');
  }

  return (
    <Stack $gap={3}>
      <DocumentLinks document={base} />
      {outcome === 'same' && (
        <Announced tone="plain">
          <p>{words.same}</p>
        </Announced>
      )}
      {outcome === 'saved' && (
        <Announced tone="good">
          <p>{words.saved(base.name)}</p>
          {base.status !== 'published' && <p>{words.savedUnseen}</p>}
        </Announced>
      )}
      {clash && (
        <Later
          load={loadConflict}
          props={{
            kind,
            words: texts.conflict,
            states: { base: base.data, theirs: clash.theirs.data, mine: clash.mine.data },
            names: { ...base.names, ...clash.theirs.names },
            onMine: (data) => save({ ...clash.mine, data }, clash.theirs.version),
            onTheirs: () => takeTheirs(clash),
          }}
        />
      )}
      {base.isUnfit && <Message $tone="bad">{words.unfit}</Message>}
      <Card>
        {base.mayEdit ? (
          <DocumentForm key={base.version} kind={kind} base={base} onSave={(mine) => save(mine, base.version)} />
        ) : (
          <Later load={loadFacts} props={{ document: base }} />
        )}
      </Card>
      <Uses title={words.usedBy(base.uses.length)} uses={base.uses} />
    </Stack>
  );
}

/** Whether saving would add nothing but a version. */
const isAsBefore = (before: EditableDocument, { data, status, note, correction }: DocumentOutput): boolean =>
  note === '' && correction === '' && status === before.status && isSame(data, before.data);

/** Where an entry leads, how it stands with it, and the way to delete it. */
function DocumentLinks({ document }: { document: EditableDocument }) {
  const { _id: id, kind, status, isUnfit, mayEdit, mayPublish } = document;
  const [isRemoving, setRemoving] = useState(false);
  const page = status === 'published' && !isUnfit ? pageOf(kind, id, document.data) : undefined;
  return (
    <Row>
      <Link to={addressOf.list(kind)}>{listName(kind)}</Link>
      {page && <Link to={page}>{words.see}</Link>}
      <Link to={addressOf.history(kind, id)}>{words.history}</Link>
      <Badge>{isUnfit ? texts.list.unfit : texts.statuses[status]}</Badge>
      {mayEdit && mayPublish && (
        <ActButton look="danger" onClick={() => setRemoving(true)}>
          {words.remove}
        </ActButton>
      )}
      {isRemoving && <Later load={loadRemoval} props={{ document, onClose: () => setRemoving(false) }} />}
    </Row>
  );
}

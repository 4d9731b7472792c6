import { call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { EditableDocument } from '@university/shared/contract';
import { Badge, Card, Message, Row, Stack } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { type ComponentType, useRef, useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { Later } from '../area/Later';
import { ActButton } from '../form/buttons';
import { Announced } from '../form/messages';
import { dropUnfinished } from '../form/unfinished';
import { presentIn } from '../form/failures';
import { DocumentForm, formOf } from './DocumentForm';
import type { DocumentOutput, FormOfDesk } from './form-context';
import type { DraftHandle } from './drafts/Drafting';
import { isSetting } from './contract';
import { addressOf, isSeen, listName, pageOf } from './kinds';
import { isSame } from './model/words';
import { texts } from './texts';
import { Uses } from './Uses';
import { callWithProof } from '../sign-in/recent-login';

const words = texts.page;

/** What few people need comes when they do. */
const loadConflict = () => import('./DocumentConflict').then(({ DocumentConflict }) => DocumentConflict);
const loadFacts = () => import('./Facts').then(({ Facts }) => Facts);
const loadDrafting = () => import('./drafts/Drafting').then(({ Drafting }) => Drafting);
const loadWaiting = () => import('./drafts/Waiting').then(({ Waiting }) => Waiting);
const loadRemoval = () => import('./RemoveDocument').then(({ RemoveDocument }) => RemoveDocument);

interface Clash {
  theirs: EditableDocument;
  mine: DocumentOutput;
  /** It came while it was typed: nothing is published by putting it right. */
  isDraft: boolean;
}

interface Props {
  document: EditableDocument;
  /** Of a kind whose form is not made of its schema. */
  Form?: ComponentType<FormOfDesk>;
}

/** An entry with its form; and where somebody else was faster, what to do about it. */
export function DocumentDesk({ document: opened, Form = DocumentForm }: Props) {
  const owner = useSession()?.email ?? '';
  const invalidate = useInvalidate();
  // What the form began with: the version that it changes.
  const [base, setBase] = useState(opened);
  const [clash, setClash] = useState<Clash | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'same' | null>(null);
  const { _id: id, kind } = base;
  // Counts what the form began with, so that it begins anew with each.
  const [start, setStart] = useState(0);
  const drafting = useRef<DraftHandle>(null);
  // The last version that was changed here: the second click of two changes none.
  const changed = useRef(0);

  function beginWith(document: EditableDocument) {
    dropUnfinished(owner, formOf(kind, id));
    setBase(document);
    setStart((before) => before + 1);
    setClash(null);
    invalidate('documents');
  }

  async function publish(mine: DocumentOutput, version: number, draft: number) {
    if (version <= changed.current) return;
    if (draft === 0 && isAsBefore(base, mine)) return setOutcome((before) => before ?? 'same');
    setOutcome(null);
    try {
      const body = { kind, ...mine, version, draft };
      const { data } = await callWithProof(calls.updateDocument, { params: { id }, body });
      changed.current = version;
      beginWith(data.document);
      setOutcome('saved');
    } catch (error) {
      const theirs = presentIn<EditableDocument>(error, 'document');
      if (!theirs) throw error;
      setClash({ theirs, mine, isDraft: false });
    }
  }

  // Somebody changed the entry past its draft: both are brought together before anybody types on.
  const outdated = base.draft?.stage === 'open' && base.draft.before ? base.draft : null;

  async function dropDraft({ version }: { version: number }) {
    beginWith((await call(calls.discardDraft, { params: { id }, query: { version } })).data.document);
  }

  async function save(mine: DocumentOutput) {
    if (base.takesTwo && drafting.current) return beginWith(await drafting.current.step(mine, 'ask-review'));
    const draft = (await drafting.current?.settle()) ?? base.draft?.version ?? 0;
    await publish(mine, base.version, draft);
  }

  /** Mine over theirs: published where that was being done, else as the draft that both have. */
  async function keepMine({ theirs, mine, isDraft }: Clash, data: DocumentOutput['data']) {
    const draft = theirs.draft?.version ?? 0;
    if (!isDraft) return publish({ ...mine, data }, theirs.version, draft);
    const { status, note, correction } = mine;
    const body = { status, note, correction, data, base: theirs.version, version: draft };
    beginWith((await call(calls.saveDraft, { params: { id }, body })).data.document);
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
          {!isSeen(base) && <p>{words.savedUnseen}</p>}
        </Announced>
      )}
      {clash && (
        <Later
          load={loadConflict}
          props={{
            kind,
            words: clash.isDraft ? texts.draftConflict : texts.conflict,
            states: { base: seenOf(base), theirs: seenOf(clash.theirs), mine: clash.mine.data },
            names: { ...base.names, ...clash.theirs.names },
            onMine: (data) => keepMine(clash, data),
            onTheirs: () => beginWith(clash.theirs),
          }}
        />
      )}
      {outdated && (
        <Later
          load={loadConflict}
          props={{
            kind,
            words: texts.outdatedDraft,
            states: { base: outdated.before ?? {}, theirs: base.data, mine: outdated.data },
            names: base.names,
            onMine: (data) => keepMine({ theirs: base, mine: outdated, isDraft: true }, data),
            onTheirs: () => void dropDraft(outdated),
          }}
        />
      )}
      {base.isUnfit && <Message $tone="bad">{words.unfit}</Message>}
      <Card>
        {base.draft && base.draft.stage !== 'open' ? (
          <Later load={loadWaiting} props={{ document: base, draft: base.draft, onMoved: beginWith }} />
        ) : base.mayEdit && !outdated ? (
          <Form
            key={start}
            kind={kind}
            base={base}
            submit={base.takesTwo ? texts.form.review : undefined}
            onSave={save}
            beside={(form) => (
              <Later
                load={loadDrafting}
                props={{
                  ...{ form, document: base, handle: drafting, onMoved: beginWith },
                  onClash: (theirs, mine) => setClash({ theirs, mine, isDraft: true }),
                }}
              />
            )}
          />
        ) : (
          <Later load={loadFacts} props={{ document: base }} />
        )}
      </Card>
      <Uses title={words.usedBy(base.uses.length)} uses={base.uses} />
    </Stack>
  );
}

/** What whoever opens it finds in the form. */
const seenOf = ({ draft, data }: EditableDocument) => draft?.data ?? data;

/** Whether saving would add nothing but a version. */
const isAsBefore = (before: EditableDocument, { data, status, note, correction }: DocumentOutput): boolean =>
  note === '' && correction === '' && status === before.status && isSame(data, before.data);

/** Where an entry leads, how it stands with it, and the way to delete it. */
function DocumentLinks({ document }: { document: EditableDocument }) {
  const { _id: id, kind, status, isUnfit, mayEdit, mayPublish } = document;
  const [isRemoving, setRemoving] = useState(false);
  const page = isSeen(document) && !isUnfit ? pageOf(kind, id, document.data) : undefined;
  return (
    <Row>
      <Link to={addressOf.list(kind)}>{listName(kind)}</Link>
      {page && <Link to={page}>{words.see}</Link>}
      <Link to={addressOf.history(kind, id)}>{words.history}</Link>
      <Badge>{isUnfit ? texts.list.unfit : texts.statuses[status]}</Badge>
      {/* Notices are deleted from their own list; settings belong to every site. */}
      {mayEdit && mayPublish && kind !== 'notice' && !isSetting(kind) && (
        <ActButton look="danger" onClick={() => setRemoving(true)}>
          {words.remove}
        </ActButton>
      )}
      {isRemoving && <Later load={loadRemoval} props={{ document, onClose: () => setRemoving(false) }} />}
    </Row>
  );
}

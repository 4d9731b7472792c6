import * as calls from '@university/shared/calls';
import { call, useSession } from '@university/shared';
import type { EditableDocument, EntryKind, DocumentKind } from '@university/shared/contract';
import { Badge, Card, Message, Row, Stack } from '@university/shared/kit';
import { useQueryClient, useQuery } from '@university/shared/query';
import { Link, useLocation, useNavigate, useSearchParams, useParams } from '@university/shared/router';
import { type ComponentType, useRef, useState, type ComponentProps } from 'react';
import { useDone, useInvalidate } from '../api/changes';
import { ActButton, Announced, presentIn, Read, TaskButton } from '../form/actions';
import { dropUnfinished, beginOnce } from '../form/unfinished';
import { isSetting, pageOf, DOCUMENTS } from './contract';
import { newId } from './addresses';
import { DocumentForm } from './DocumentForm';
import { useDraft } from './drafts/use-draft';
import type { DocumentOutput, FormOfDesk } from './form-context';
import {
  addressOf,
  beganAnew,
  copyOf,
  formOf,
  isPublic,
  isSeen,
  listName,
  staysOnSite,
  kindOf,
  unstored,
} from './kinds';
import { isSame } from './model/words';
import { documentQuery } from './queries';
import { texts } from './texts';
import { UseList } from './Uses';
import { later, StaffArea, Titled } from '../area/StaffArea';
import { Begun } from './drafts/Begun';

const DocumentConflict = later(() => import('./DocumentConflict').then((module) => module.DocumentConflict));
const Facts = later(() => import('./drafts/Waiting').then((module) => module.Facts));
const Drafting = later(() => import('./drafts/Drafting').then((module) => module.Drafting));
const Waiting = later(() => import('./drafts/Waiting').then((module) => module.Waiting));
const RemoveDocument = later(() => import('./RemoveDocument').then((module) => module.RemoveDocument));
const TakeOff = later(() => import('./RemoveDocument').then((module) => module.TakeOff));

interface Clash {
  theirs: EditableDocument;
  mine: DocumentOutput;
}

interface Props {
  document: EditableDocument;
  Form?: ComponentType<FormOfDesk> | undefined;
}

export function DocumentDesk({ document: opened, Form = DocumentForm }: Props) {
  const owner = useSession()?.email ?? '';
  const invalidate = useInvalidate();
  const done = useDone();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  // The version that the form was opened with.
  const [base, setBase] = useState(opened);
  const [clash, setClash] = useState<Clash | null>(null);
  const [outcome, setOutcome] = useState<{ words: string; tone: 'good' | 'plain' } | null>(null);
  const { _id: id, kind } = base;
  // Remounts the form when it starts from another version.
  const [start, setStart] = useState(0);

  function beginWith(document: EditableDocument | null, said?: string) {
    dropUnfinished(owner, formOf(kind, id));
    if (base.version === 0) dropUnfinished(owner, beganAnew(kind));
    const address = document ? addressOf.one(kind, document._id) : addressOf.list(kind);
    if (address !== pathname) {
      if (document) queryClient.setQueryData(documentQuery(document._id).queryKey, document);
      void navigate(address, { replace: true });
      return done(said ?? 'This is kept.', 'documents');
    }
    if (document) setBase(document);
    setStart((before) => before + 1);
    setClash(null);
    setOutcome(said ? { words: said, tone: 'good' } : null);
    invalidate('documents');
  }

  // The entry was published past its draft: merge them before editing goes on.
  const outdated = base.draft?.stage === 'open' && base.draft.before ? base.draft : null;

  async function dropDraft({ version }: { version: number }) {
    beginWith((await call(calls.discardDraft, { params: { id }, query: { version } })).data.document);
  }

  async function keepMine({ theirs, mine }: Clash, data: DocumentOutput['data']) {
    const { note, correction } = mine;
    const body = { note, correction, data, base: theirs.version, version: theirs.draft?.version ?? 0 };
    beginWith((await call(calls.saveDraft, { params: { id }, body })).data.document, texts.pageDrafted);
  }

  return (
    <Stack $gap={3}>
      <DocumentLinks document={base} onMoved={beginWith} />
      {outcome && (
        <Announced key={outcome.words} tone={outcome.tone}>
          <p>{outcome.words}</p>
        </Announced>
      )}
      {clash && (
        <DocumentConflict
          kind={kind}
          words={{
            title: 'Somebody else is changing this entry too',
            text: 'Your last changes are not saved yet. This is what they changed. If you keep yours, the fields that you changed get your values, and all others are as they have them.',
            nothing: 'Somebody has published or discarded the draft meanwhile.',
            mine: 'Keep mine too',
            theirs: 'Take theirs',
          }}
          states={{ base: seenOf(base), theirs: seenOf(clash.theirs), mine: clash.mine.data }}
          names={{ ...base.names, ...clash.theirs.names }}
          onMine={(data) => keepMine(clash, data)}
          onTheirs={() => beginWith(clash.theirs)}
        />
      )}
      {outdated && (
        <DocumentConflict
          kind={kind}
          words={{
            title: 'This entry was changed past its draft',
            text: 'This is what was published meanwhile. If you keep the draft, the fields that were changed in it stay as they are there, and all others are as published.',
            nothing: 'What it says is the same as before. It was only published again.',
            mine: 'Keep the draft too',
            theirs: 'Discard the draft',
          }}
          states={{ base: outdated.before ?? {}, theirs: base.data, mine: outdated.data }}
          names={base.names}
          onMine={(data) => keepMine({ theirs: base, mine: outdated }, data)}
          onTheirs={() => void dropDraft(outdated)}
        />
      )}
      {base.isUnfit && <Message $tone="bad">{texts.pageUnfit}</Message>}
      <Card>
        {base.draft && base.draft.stage !== 'open' ? (
          <Waiting document={base} draft={base.draft} onMoved={beginWith} />
        ) : base.mayEdit && !outdated ? (
          <Editing
            key={start}
            {...{ base, Form }}
            onMoved={beginWith}
            onNothing={() => setOutcome((before) => before ?? { words: texts.pageSame, tone: 'plain' })}
            onClash={(theirs, mine) => setClash({ theirs, mine })}
          />
        ) : (
          <Facts document={base} />
        )}
      </Card>
      {base.uses.length > 0 && (
        <Titled title={texts.pageUsedBy(base.uses.length)}>
          <UseList uses={base.uses} />
        </Titled>
      )}
    </Stack>
  );
}

interface EditingProps {
  base: EditableDocument;
  Form: ComponentType<FormOfDesk>;
  onMoved: (document: EditableDocument | null, said?: string) => void;
  onNothing: () => void;
  onClash: (theirs: EditableDocument, mine: DocumentOutput) => void;
}

function Editing({ base, Form, onMoved, onNothing, onClash }: EditingProps) {
  const draft = useDraft(base, onClash);
  // Guards against a double click.
  const isOver = useRef(false);
  const { takesTwo } = draft.document;
  const asksReview = takesTwo || !(base.mayPublish || isPublic(base));

  const isAsBefore = ({ data, note, correction }: DocumentOutput) =>
    !draft.document.draft && note === '' && correction === '' && isPublic(base) && isSame(data, base.data);

  async function publish(mine: DocumentOutput) {
    if (isOver.current) return;
    if (isAsBefore(mine)) return onNothing();
    try {
      const document = await draft.step(mine, asksReview ? 'ask-review' : 'publish');
      isOver.current = true;
      onMoved(document, document.draft ? undefined : `“${document.name}” is published.`);
    } catch (error) {
      if (!presentIn(error, 'document')) throw error;
    }
  }

  return (
    <Form
      kind={base.kind}
      base={base}
      submit={asksReview ? 'Ask for a review' : undefined}
      onSave={publish}
      beside={(form) => (
        <Drafting
          {...{ form, base, draft, asksReview, onMoved }}
          onSave={async () => {
            const entered = form.read();
            if (isAsBefore(entered)) return onNothing();
            onMoved(await draft.save(() => entered), texts.pageDrafted);
          }}
        />
      )}
    />
  );
}

const seenOf = ({ draft, data }: EditableDocument) => draft?.data ?? data;

function DocumentLinks({ document, onMoved }: { document: EditableDocument; onMoved: EditingProps['onMoved'] }) {
  const { _id: id, kind, status, isUnfit, mayEdit, mayPublish, version, takesTwo } = document;
  const [asking, setAsking] = useState<'delete' | 'draft' | 'archived' | null>(null);
  const page = isSeen(document) && !isUnfit ? pageOf(kind, id, document.data) : undefined;
  const mayTakeOff = mayEdit && mayPublish && version > 0 && kind !== 'notice' && !staysOnSite(kind);
  const close = () => setAsking(null);
  const done = useDone();
  const navigate = useNavigate();
  async function duplicate() {
    const body = { kind: kind as EntryKind, data: copyOf(kind, document.data), base: 0, version: 0 };
    const { data } = await call(calls.saveDraft, { params: { id: newId() }, body });
    done(`A copy of “${document.name}” is a draft.`, 'documents');
    void navigate(addressOf.one(kind, data.document._id));
  }
  return (
    <Row>
      <Link to={addressOf.list(kind)}>{listName(kind)}</Link>
      {page && <Link to={page}>See it on the site</Link>}
      {version > 0 && <Link to={addressOf.history(kind, id)}>{texts.pageHistory}</Link>}
      <Badge>{isUnfit ? texts.listUnfit : texts.statuses[status]}</Badge>
      {mayTakeOff && kind !== 'media' && !isSetting(kind) && <TaskButton onRun={duplicate}>Duplicate</TaskButton>}
      {mayTakeOff && status === 'published' && !takesTwo && (
        <ActButton onClick={() => setAsking('draft')}>{texts.takeOff.draft.action}</ActButton>
      )}
      {mayTakeOff && status !== 'archived' && (
        <ActButton onClick={() => setAsking('archived')}>{texts.takeOff.archived.action}</ActButton>
      )}
      {mayTakeOff && !isSetting(kind) && (
        <ActButton look="danger" onClick={() => setAsking('delete')}>
          Delete
        </ActButton>
      )}
      {asking === 'delete' && <RemoveDocument document={document} onClose={close} />}
      {(asking === 'draft' || asking === 'archived') && (
        <TakeOff document={document} to={asking} onMoved={onMoved} onClose={close} />
      )}
    </Row>
  );
}

/**
 * A new entry; the query string may prefill fields: `?from=/old-page`. The first autosave gives it an address of its
 * own.
 */
function NewDocument({ kind }: { kind: EntryKind }) {
  const owner = useSession()?.email ?? '';
  const [given] = useSearchParams();
  const [id] = useState(() => (isSetting(kind) ? kind : beginOnce(owner, beganAnew(kind), newId)));
  const document = { ...unstored(kind, id, Object.fromEntries(given)), mayEdit: true, mayPublish: true };
  return (
    <>
      <Begun kind={kind} except={id} />
      <DocumentDesk document={document} />
    </>
  );
}

export default function EditDocument() {
  const { kind: given, id } = useParams();
  const kind = kindOf(given);
  if (!kind)
    return (
      <StaffArea title={texts.title}>
        <Message role="alert">
          <p>{texts.listNoKind}</p>
          <Link to="/admin/catalogue">{texts.listBack}</Link>
        </Message>
      </StaffArea>
    );
  if (id === undefined)
    return (
      <StaffArea title={`New: ${DOCUMENTS[kind].one}`}>
        <NewDocument key={kind} kind={kind} />
      </StaffArea>
    );
  return <OneDocument key={id} kind={kind} id={id} />;
}

interface EditDocumentProps extends Pick<ComponentProps<typeof DocumentDesk>, 'Form'> {
  kind: DocumentKind;
  id: string;
}

export function OneDocument({ kind, id, Form }: EditDocumentProps) {
  const query = useQuery(documentQuery(id));
  const missing = (
    <Message role="alert">
      <p>{texts.pageMissing}</p>
      {isSetting(kind) ? (
        <p>
          <Link to={addressOf.fresh(kind)}>{`Add: ${DOCUMENTS[kind].one}`}</Link>
        </p>
      ) : (
        kind !== 'media' &&
        kind !== 'notice' && (
          <p>
            {texts.pageDeleted} <Link to={addressOf.history(kind, id)}>{texts.pageHistory}</Link>
          </p>
        )
      )}
      <Link to={addressOf.list(kind)}>{listName(kind)}</Link>
    </Message>
  );
  return (
    <StaffArea title={query.data?.name ?? DOCUMENTS[kind].one} lead={DOCUMENTS[kind].one}>
      {/* Cached data may be older than its draft. */}
      <Read
        query={query.isFetchedAfterMount ? query : { ...query, data: undefined }}
        failed="This entry could not be loaded."
        missing={missing}
      >
        {(document) => (document.kind === kind ? <DocumentDesk document={document} Form={Form} /> : missing)}
      </Read>
    </StaffArea>
  );
}

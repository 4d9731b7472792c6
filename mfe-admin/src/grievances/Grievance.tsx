import * as calls from '@university/shared/calls';
import styled from 'styled-components';
import { call, useSession, ApiError, toast } from '@university/shared';
import type { GrievanceEntry, GrievanceEntryKind, Role } from '@university/shared/contract';
import { Badge, color, FactColumns, Message, Muted, saveFrom, space, Stack } from '@university/shared/kit';
import { useQuery, useQueryClient } from '@university/shared/query';
import { Link, useParams, useNavigate } from '@university/shared/router';
import { formatDate, formatInstant } from '@university/shared/time';
import { grievanceQuery, grievanceAssigneesQuery } from '../api/queries';
import { Panel, Fold } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import {
  formatMobile,
  type Grievance,
  type SignInHelp,
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_ENTRY_KINDS,
  GRIEVANCE_STEPS,
  grievanceExtension,
  grievanceMove,
  grievanceNote,
  grievanceUpdate,
} from './contract';
import { TaskButton } from '../form/buttons';
import { Read, presentIn } from '../form/messages';
import { categoryInWords, dueInWords, helpReasonInWords, texts } from './texts';
import { EmailAddress } from '../list/cells';
import { later } from '../area/Later';
import { z } from 'zod';
import { useInvalidate } from '../api/invalidate';
import { PlainForm } from '../form/PlainForm';
import { formSchema, issuesIn } from '../form/use-task-form';

const words = texts.one;

export default function GrievancePage() {
  const { id = '' } = useParams();
  const query = useQuery(grievanceQuery(id));
  return (
    <StaffArea title={query.data?.subject ?? texts.title}>
      <div>
        <Link to="/admin/grievances">{words.back}</Link>
      </div>
      <Read query={query} failed={words.failed} missing={<Message role="alert">{words.missing}</Message>}>
        {(grievance) => (
          <>
            <GrievanceMatter grievance={grievance} />
            {grievance.help && (
              <RecordsBeside key={`records-${grievance._id}`} grievance={grievance} help={grievance.help} />
            )}
            <Thread entries={grievance.thread} />
            <AssignForm key={`assign-${grievance._id}-${grievance.assignee?._id}`} grievance={grievance} />
            <SettleForm key={grievance._id} grievance={grievance} />
            <NoteForm key={`note-${grievance._id}`} grievance={grievance} />
            {mayExtend(grievance) && <ExtendForm key={`extend-${grievance._id}`} grievance={grievance} />}
            <MoveForm key={`move-${grievance._id}`} grievance={grievance} />
          </>
        )}
      </Read>
    </StaffArea>
  );
}

const mayExtend = ({ settled_at, extended_to }: Grievance) => !settled_at && !extended_to;

function GrievanceMatter({ grievance }: { grievance: Grievance }) {
  const { confidential, message, hasFile, settled_at, help } = grievance;
  return (
    <>
      {confidential && <Message>{words.confidential}</Message>}
      <FactColumns
        facts={[
          { term: words.facts.ticket, value: grievance.ticket },
          { term: words.facts.status, value: texts.status[grievance.status] },
          { term: words.facts.due, value: dueInWords(grievance) },
          { term: words.facts.extended, value: grievance.extended_to && formatDate(grievance.extended_to) },
          { term: words.facts.assignee, value: grievance.assignee?.name ?? words.nobody },
          { term: words.facts.category, value: categoryInWords(grievance.category) },
          { term: words.facts.kind, value: texts.kinds[grievance.kind] },
          { term: words.facts.name, value: grievance.name },
          { term: words.facts.email, value: <EmailAddress address={grievance.email} /> },
          { term: words.facts.mobile, value: grievance.mobile && formatMobile(grievance.mobile) },
          { term: help ? words.facts.formNumber : words.facts.number, value: grievance.number },
          { term: words.facts.track, value: help?.track_name },
          { term: words.facts.reason, value: help && helpReasonInWords(help.reason) },
          { term: words.facts.round, value: help?.round },
          { term: words.facts.came, value: formatInstant(grievance.created_at) },
          { term: words.facts.settled, value: settled_at && formatInstant(settled_at) },
        ]}
      />
      {(message || hasFile) && (
        <Panel title={words.message}>
          <Written>{message}</Written>
          {hasFile && <FileButton id={grievance._id} />}
        </Panel>
      )}
    </>
  );
}

const HelpRecords = later(() => import('./HelpRecords').then((module) => module.HelpRecords));

const SEES_RECORDS: readonly Role[] = ['admin', 'admissions'];

function RecordsBeside(props: { grievance: Grievance; help: SignInHelp }) {
  const session = useSession();
  if (session && SEES_RECORDS.includes(session.currentRole)) return <HelpRecords {...props} />;
  return <Message>{texts.records.forOthers}</Message>;
}

/** Files from strangers are downloaded, never displayed. */
function FileButton({ id }: { id: string }) {
  async function save() {
    saveFrom((await call(calls.requestGrievanceFile, { params: { id } })).data.url);
  }

  return (
    <TaskButton onRun={save} failed={words.fileFailed}>
      {words.file}
    </TaskButton>
  );
}

const threadWords = texts.thread;

const isInternal = (kind: GrievanceEntryKind): boolean =>
  GRIEVANCE_ENTRY_KINDS.some(({ id, public: isPublic }) => id === kind && !isPublic);

const Written = styled.p`
  max-width: 66ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Entries = styled(Stack)`
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  padding-left: ${space(2)};
  border-left: 4px solid ${color.line};
  &[data-internal] {
    border-left-style: dashed;
    border-left-color: ${color.muted};
  }
`;

function Thread({ entries }: { entries: readonly GrievanceEntry[] }) {
  return (
    <Panel title={threadWords.title}>
      {entries.length === 0 && <p>{threadWords.empty}</p>}
      {entries.length > 0 && (
        <Entries as="ol" $gap={3} aria-label={threadWords.title}>
          {entries.map(({ _id, kind, text, at, by }) => (
            <Entry key={_id} data-internal={isInternal(kind) || undefined}>
              <strong>{threadWords.kinds[kind](by ?? threadWords.somebody)}</strong>{' '}
              {isInternal(kind) && <Badge>{threadWords.internal}</Badge>}
              <Muted>{formatInstant(at)}</Muted>
              <Written>{text}</Written>
            </Entry>
          ))}
        </Entries>
      )}
    </Panel>
  );
}

interface Props {
  grievance: Grievance;
}

type Answer = Promise<{ data: { grievance: Grievance | null } }>;

/**
 * Applies a change and shows the answer, also of a conflict. Resolves to null where the caller may not see it any
 * more.
 */
function useChange(id: string) {
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const show = (grievance: Grievance) => queryClient.setQueryData(grievanceQuery(id).queryKey, grievance);
  return async (made: Answer): Promise<Grievance | null> => {
    try {
      const { grievance } = (await made).data;
      if (grievance) show(grievance);
      return grievance;
    } catch (error) {
      const now = presentIn<Grievance>(error, 'grievance');
      if (!now) throw error;
      show(now);
      throw new ApiError(409, 'conflict', texts.settle.conflict);
    } finally {
      invalidate('grievances');
    }
  };
}

const seen = <V extends object, O>(schema: z.ZodType<O>, version: number) =>
  formSchema<V, O>((values) => {
    const { data, error } = schema.safeParse({ ...values, version });
    return { output: data, issues: issuesIn(error) };
  });

export function AssignForm({ grievance: { _id: id, assignee } }: Props) {
  const words = texts.assign;
  const query = useQuery(grievanceAssigneesQuery(id));
  const change = useChange(id);
  async function assign(chosen: string | null) {
    const now = await change(call(calls.assignGrievance, { params: { id }, body: { assignee: chosen } }));
    toast.success(now?.assignee ? words.done(now.assignee.name) : words.doneNobody);
  }
  return (
    <Panel title={words.title}>
      <Read query={query} failed={words.failed}>
        {(staff) => (
          <>
            {staff
              .filter(({ isMe, _id }) => isMe && _id !== assignee?._id)
              .map(({ _id }) => (
                <TaskButton key={_id} look="primary" onRun={() => assign(_id)}>
                  {words.toMe}
                </TaskButton>
              ))}
            <PlainForm
              name={`grievance-assign-${id}`}
              restores={false}
              schema={z.object({ assignee: z.string() })}
              defaultValues={{ assignee: assignee?._id ?? '' }}
              words={words}
              inputs={{ assignee: { none: words.nobody, options: staff.map(({ _id, name }) => [_id, name] as const) } }}
              onSend={({ assignee: chosen }) => assign(chosen || null)}
            />
          </>
        )}
      </Read>
    </Panel>
  );
}

export function SettleForm({ grievance: { _id: id, status, version, ticket } }: Props) {
  const words = texts.settle;
  const change = useChange(id);
  const steps = GRIEVANCE_STEPS[status].map(
    (step) => [step, step === status ? words.same(texts.status[step]) : texts.status[step]] as const,
  );
  const values = { status, reply: '' };
  return (
    <Panel title={words.title}>
      <PlainForm
        name={`grievance-${id}`}
        schema={seen<typeof values, z.output<typeof grievanceUpdate>>(grievanceUpdate, version)}
        defaultValues={values}
        words={words}
        inputs={{ status: { options: steps }, reply: { rows: 6 } }}
        onSend={async (body, startAgain) => {
          const now = await change(call(calls.updateGrievance, { params: { id }, body }));
          toast.success(words.done(ticket));
          startAgain({ status: now?.status ?? status, reply: '' });
        }}
      />
    </Panel>
  );
}

export function NoteForm({ grievance: { _id: id } }: Props) {
  const words = texts.note;
  const change = useChange(id);
  return (
    <Panel title={words.title}>
      <PlainForm
        name={`grievance-note-${id}`}
        schema={grievanceNote}
        defaultValues={{ text: '' }}
        words={words}
        inputs={{ text: { rows: 3 } }}
        onSend={async (body, startAgain) => {
          await change(call(calls.addGrievanceNote, { params: { id }, body }));
          toast.success(words.done);
          startAgain();
        }}
      />
    </Panel>
  );
}

export function ExtendForm({ grievance: { _id: id, version, ticket } }: Props) {
  const words = texts.extend;
  const change = useChange(id);
  const values = { to: '', reason: '' };
  return (
    <Fold title={words.title}>
      <PlainForm
        name={`grievance-extend-${id}`}
        schema={seen<typeof values, z.output<typeof grievanceExtension>>(grievanceExtension, version)}
        defaultValues={values}
        words={words}
        inputs={{ to: { type: 'date' }, reason: { rows: 3 } }}
        onSend={async (body) => {
          await change(call(calls.extendGrievance, { params: { id }, body }));
          toast.success(words.done(ticket));
        }}
      />
    </Fold>
  );
}

const CATEGORIES = GRIEVANCE_CATEGORIES.map(({ id, label }) => [id, label] as const);
const CONFIDENTIAL = GRIEVANCE_CATEGORIES.filter(({ confidential }) => confidential).map(({ label }) => label);

export function MoveForm({ grievance: { _id: id, category, confidential, version, ticket } }: Props) {
  const words = texts.move;
  const change = useChange(id);
  const navigate = useNavigate();
  const values = { category, lift: false, reason: '' };
  return (
    <Fold title={words.title}>
      <PlainForm
        name={`grievance-move-${id}`}
        schema={seen<typeof values, z.output<typeof grievanceMove>>(grievanceMove, version)}
        defaultValues={values}
        words={words}
        intro={<Message>{confidential ? words.stays : words.becomes(CONFIDENTIAL.join(', '))}</Message>}
        inputs={{
          category: { options: CATEGORIES },
          lift: confidential && { isCheck: true },
          reason: { rows: 3 },
        }}
        onSend={async (body, startAgain) => {
          const now = await change(call(calls.moveGrievance, { params: { id }, body }));
          toast.success(now ? words.done(ticket) : words.gone(ticket));
          if (now) startAgain({ ...values, category: now.category });
          else void navigate('/admin/grievances');
        }}
      />
    </Fold>
  );
}

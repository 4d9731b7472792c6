import * as calls from '@university/shared/calls';
import styled from 'styled-components';
import { call, useSession, ApiError, toast } from '@university/shared';
import type { GrievanceEntry, GrievanceEntryKind, Role } from '@university/shared/contract';
import { Badge, color, FactColumns, Message, Muted, saveFrom, space, Stack } from '@university/shared/kit';
import { useQuery, useQueryClient } from '@university/shared/query';
import { Link, useParams, useNavigate } from '@university/shared/router';
import { formatDate, formatInstant } from '@university/shared/time';
import { grievanceQuery, whole } from '../api/queries';
import { Panel, Fold, StaffArea, later } from '../area/StaffArea';
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
import { TaskButton, Read, presentIn } from '../form/actions';
import { categoryInWords, dueInWords, helpReasonInWords, texts } from './texts';
import { EmailAddress } from '../list/cells';
import { z } from 'zod';
import { useInvalidate } from '../api/changes';
import { PlainForm } from '../form/PlainForm';
import { formSchema, issuesIn } from '../form/use-task-form';

export default function GrievancePage() {
  const { id = '' } = useParams();
  const query = useQuery(grievanceQuery(id));
  return (
    <StaffArea title={query.data?.subject ?? texts.title}>
      <div>
        <Link to="/admin/grievances">All grievances</Link>
      </div>
      <Read query={query} failed={texts.oneFailed} missing={<Message role="alert">{texts.oneMissing}</Message>}>
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
      {confidential && <Message>This is confidential. That you read it is noted.</Message>}
      <FactColumns
        facts={[
          { term: 'Ticket', value: grievance.ticket },
          { term: 'Status', value: texts.status[grievance.status] },
          { term: 'Due', value: dueInWords(grievance) },
          { term: 'Later day told to the person', value: grievance.extended_to && formatDate(grievance.extended_to) },
          { term: 'Assigned to', value: grievance.assignee?.name ?? 'Nobody' },
          { term: 'About', value: categoryInWords(grievance.category) },
          { term: 'From a', value: texts.kinds[grievance.kind] },
          { term: 'Name', value: grievance.name },
          { term: 'E-mail', value: <EmailAddress address={grievance.email} /> },
          { term: 'Mobile', value: grievance.mobile && formatMobile(grievance.mobile) },
          { term: help ? 'Form number' : 'Enrolment or employee number', value: grievance.number },
          { term: 'Track', value: help?.track_name },
          { term: 'What happens', value: help && helpReasonInWords(help.reason) },
          { term: 'Round of the sign-in page', value: help?.round },
          { term: 'Came at', value: formatInstant(grievance.created_at) },
          { term: 'Closed at', value: settled_at && formatInstant(settled_at) },
        ]}
      />
      {(message || hasFile) && (
        <Panel title="What they wrote">
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
  return <Message>The admissions office sees the record of the applicant beside this ticket.</Message>;
}

/** Files from strangers are downloaded, never displayed. */
function FileButton({ id }: { id: string }) {
  async function save() {
    saveFrom((await call(calls.requestGrievanceFile, { params: { id } })).data.url);
  }

  return (
    <TaskButton onRun={save} failed="The file could not be opened.">
      Save the PDF that came with it
    </TaskButton>
  );
}

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
    <Panel title={texts.threadTitle}>
      {entries.length === 0 && <p>Nothing yet.</p>}
      {entries.length > 0 && (
        <Entries as="ol" $gap={3} aria-label={texts.threadTitle}>
          {entries.map(({ _id, kind, text, at, by }) => (
            <Entry key={_id} data-internal={isInternal(kind) || undefined}>
              <strong>{texts.threadKinds[kind](by ?? 'The office')}</strong>{' '}
              {isInternal(kind) && <Badge>Internal</Badge>}
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

function AssignForm({ grievance: { _id: id, assignee } }: Props) {
  const words = texts.assign;
  const query = useQuery(
    whole(['grievance', 'assignees', id], calls.listGrievanceAssignees, ({ data }) => data.staff, { params: { id } }),
  );
  const change = useChange(id);
  async function assign(chosen: string | null) {
    const now = await change(call(calls.assignGrievance, { params: { id }, body: { assignee: chosen } }));
    toast.success(now?.assignee ? `It is assigned to ${now.assignee.name}.` : 'It is assigned to nobody.');
  }
  return (
    <Panel title="Assign it">
      <Read query={query} failed="The staff who may see this grievance could not be loaded.">
        {(staff) => (
          <>
            {staff
              .filter(({ isMe, _id }) => isMe && _id !== assignee?._id)
              .map(({ _id }) => (
                <TaskButton key={_id} look="primary" onRun={() => assign(_id)}>
                  Assign to me
                </TaskButton>
              ))}
            <PlainForm
              name={`grievance-assign-${id}`}
              restores={false}
              schema={z.object({ assignee: z.string() })}
              defaultValues={{ assignee: assignee?._id ?? '' }}
              words={words}
              inputs={{ assignee: { none: 'Nobody', options: staff.map(({ _id, name }) => [_id, name] as const) } }}
              onSend={({ assignee: chosen }) => assign(chosen || null)}
            />
          </>
        )}
      </Read>
    </Panel>
  );
}

function SettleForm({ grievance: { _id: id, status, version, ticket } }: Props) {
  const words = texts.settle;
  const change = useChange(id);
  const steps = GRIEVANCE_STEPS[status].map(
    (step) => [step, step === status ? `${texts.status[step]} (as it is)` : texts.status[step]] as const,
  );
  const values = { status, reply: '' };
  return (
    <Panel title="Reply and set status">
      <PlainForm
        name={`grievance-${id}`}
        schema={seen<typeof values, z.output<typeof grievanceUpdate>>(grievanceUpdate, version)}
        defaultValues={values}
        words={words}
        inputs={{ status: { options: steps }, reply: { rows: 6 } }}
        onSend={async (body, startAgain) => {
          const now = await change(call(calls.updateGrievance, { params: { id }, body }));
          toast.success(`${ticket} is saved.`);
          startAgain({ status: now?.status ?? status, reply: '' });
        }}
      />
    </Panel>
  );
}

function NoteForm({ grievance: { _id: id } }: Props) {
  const words = texts.note;
  const change = useChange(id);
  return (
    <Panel title="Write a note">
      <PlainForm
        name={`grievance-note-${id}`}
        schema={grievanceNote}
        defaultValues={{ text: '' }}
        words={words}
        inputs={{ text: { rows: 3 } }}
        onSend={async (body, startAgain) => {
          await change(call(calls.addGrievanceNote, { params: { id }, body }));
          toast.success('The note is saved.');
          startAgain();
        }}
      />
    </Panel>
  );
}

function ExtendForm({ grievance: { _id: id, version, ticket } }: Props) {
  const words = texts.extend;
  const change = useChange(id);
  const values = { to: '', reason: '' };
  return (
    <Fold title="Promise a later day">
      <PlainForm
        name={`grievance-extend-${id}`}
        schema={seen<typeof values, z.output<typeof grievanceExtension>>(grievanceExtension, version)}
        defaultValues={values}
        words={words}
        inputs={{ to: { type: 'date' }, reason: { rows: 3 } }}
        onSend={async (body) => {
          await change(call(calls.extendGrievance, { params: { id }, body }));
          toast.success(`The later day of ${ticket} is saved.`);
        }}
      />
    </Fold>
  );
}

const CATEGORIES = GRIEVANCE_CATEGORIES.map(({ id, label }) => [id, label] as const);
const CONFIDENTIAL = GRIEVANCE_CATEGORIES.filter(({ confidential }) => confidential).map(({ label }) => label);

function MoveForm({ grievance: { _id: id, category, confidential, version, ticket } }: Props) {
  const words = texts.move;
  const change = useChange(id);
  const navigate = useNavigate();
  const values = { category, lift: false, reason: '' };
  return (
    <Fold title="Move it to another category">
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
          toast.success(now ? `${ticket} is moved.` : `${ticket} is moved. Only the committee sees it now.`);
          if (now) startAgain({ ...values, category: now.category });
          else void navigate('/admin/grievances');
        }}
      />
    </Fold>
  );
}

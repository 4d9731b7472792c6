import { call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { GrievanceEntry, Role } from '@university/shared/contract';
import { Badge, color, FactColumns, Message, Muted, saveFrom, space, Stack } from '@university/shared/kit';
import styled from 'styled-components';
import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { formatDate, formatInstant } from '@university/shared/time';
import { grievanceQuery } from '../api/queries';
import { Panel } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { formatMobile, type Grievance, isInternal, type SignInHelp } from './contract';
import { TaskButton } from '../form/buttons';
import { Read } from '../form/messages';
import { categoryInWords, dueInWords, helpReasonInWords, texts } from './texts';
import { AssignForm, ExtendForm, MoveForm, NoteForm, SettleForm } from './forms';
import { EmailAddress } from '../list/cells';
import { later } from '../area/Later';

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

/** For those who may see records, the way to that of the applicant; who it is that sees it, for others. The API enforces it. */
function RecordsBeside(props: { grievance: Grievance; help: SignInHelp }) {
  const session = useSession();
  if (session && SEES_RECORDS.includes(session.currentRole)) return <HelpRecords {...props} />;
  return <Message>{texts.records.forOthers}</Message>;
}

/** Strangers made the file: it is saved, not shown. */
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

/** What people wrote, with their line breaks. */
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

/** Everything that was written since it came, oldest first. What the person never sees says so in threadWords. */
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

import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { FactColumns, Message, saveFrom } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { grievanceQuery } from '../api/queries';
import { Panel } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { formatMobile, type Grievance } from '../contract';
import { TaskButton } from '../form/buttons';
import { Read } from '../form/messages';
import { categoryInWords, dueInWords, texts } from './texts';
import { SettleForm } from './SettleForm';

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
            <SettleForm key={grievance._id} grievance={grievance} />
          </>
        )}
      </Read>
    </StaffArea>
  );
}

const Written = styled.p`
  max-width: 66ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What somebody sent, and how it stands. */
function GrievanceMatter({ grievance }: { grievance: Grievance }) {
  const { confidential, message, reply, hasFile, settled_at } = grievance;
  return (
    <>
      {confidential && <Message>{words.confidential}</Message>}
      <FactColumns
        facts={[
          { term: words.facts.ticket, value: grievance.ticket },
          { term: words.facts.status, value: texts.status[grievance.status] },
          { term: words.facts.due, value: dueInWords(grievance) },
          { term: words.facts.category, value: categoryInWords(grievance.category) },
          { term: words.facts.kind, value: texts.kinds[grievance.kind] },
          { term: words.facts.name, value: grievance.name },
          { term: words.facts.email, value: grievance.email },
          { term: words.facts.mobile, value: grievance.mobile && formatMobile(grievance.mobile) },
          { term: words.facts.number, value: grievance.number },
          { term: words.facts.came, value: formatInstant(grievance.created_at) },
          { term: words.facts.settled, value: settled_at && formatInstant(settled_at) },
        ]}
      />
      <Panel title={words.message}>
        <Written>{message}</Written>
        {hasFile && <FileButton id={grievance._id} />}
      </Panel>
      {reply && (
        <Panel title={words.lastReply}>
          <Written>{reply}</Written>
        </Panel>
      )}
    </>
  );
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

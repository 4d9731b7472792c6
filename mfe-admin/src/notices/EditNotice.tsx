import { useSession } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { Card, FactColumns, formatSize, Message, Row, Stack } from '@university/shared/kit';
import { useQuery, useQueryClient } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { formatDate } from '@university/shared/time';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { staffNoticeQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import type { StaffNotice } from '../contract';
import { Conflict } from '../form/Conflict';
import { Announced, Read } from '../form/messages';
import { dropUnfinished } from '../form/unfinished';
import { presentIn } from '../form/use-task';
import { editNotice } from './calls';
import { differences } from './differences';
import { Earlier } from './Earlier';
import { type Edited, EditForm, editFormOf } from './EditForm';
import { texts } from './texts';

const words = texts.edit;

export default function EditNotice() {
  const { id = '' } = useParams();
  const query = useQuery(staffNoticeQuery(id));
  const missing = (
    <Message role="alert">
      <p>{words.missing}</p>
      <Link to="/admin/view-pdfs">{words.back}</Link>
    </Message>
  );
  return (
    <StaffArea title={words.title}>
      <Read query={query} failed={words.failed} missing={missing}>
        {(notice) => <EditDesk key={notice._id} notice={notice} />}
      </Read>
    </StaffArea>
  );
}

interface Clash {
  theirs: Notice;
  mine: Edited;
}

/** A notice with its form; and where somebody else was faster, what to do about it. */
function EditDesk({ notice: opened }: { notice: StaffNotice }) {
  const owner = useSession()?.email ?? '';
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  // What the form began with: the version that it changes.
  const [base, setBase] = useState<Notice>(opened);
  const [clash, setClash] = useState<Clash | null>(null);
  const [isSaved, setSaved] = useState(false);

  async function save(mine: Edited, version: number) {
    setSaved(false);
    try {
      const notice = await editNotice(base._id, mine.fields, { file: mine.file, version });
      setBase(notice);
      setClash(null);
      setSaved(true);
      invalidate('notices');
    } catch (error) {
      const theirs = presentIn<Notice>(error, 'notice');
      if (!theirs) throw error;
      setClash({ theirs, mine });
    }
  }

  function takeTheirs({ theirs }: Clash) {
    dropUnfinished(owner, editFormOf(base._id));
    setBase(theirs);
    setClash(null);
    void queryClient.invalidateQueries({ queryKey: staffNoticeQuery(base._id).queryKey });
  }

  return (
    <Stack $gap={3}>
      <div>
        <Link to="/admin/view-pdfs">{words.back}</Link>
      </div>
      {isSaved && (
        <Announced tone="good">
          <p>{words.saved(base.fileName)}</p>
          {Date.parse(base.publishAt) <= Date.now() && (
            <Row>
              <Link to={`/notices/${base._id}`}>{texts.sending.seeNotice}</Link>
            </Row>
          )}
        </Announced>
      )}
      {clash && (
        <Conflict
          words={words.conflict}
          differences={differences(base, clash.theirs, clash.mine.values)}
          onMine={() => save(clash.mine, clash.theirs.version)}
          onTheirs={() => takeTheirs(clash)}
        />
      )}
      <FactColumns
        facts={[
          {
            term: words.present,
            value: base.fileLink ? (
              <a href={base.fileLink}>{texts.sending.facts(base.pages, formatSize(base.size))}</a>
            ) : (
              texts.sending.textOnly
            ),
          },
          { term: words.made, value: formatDate(base.created_at) },
          { term: words.version, value: base.version },
        ]}
      />
      <Card>
        <EditForm key={`${base._id} ${base.version}`} notice={base} onSave={(mine) => save(mine, base.version)} />
      </Card>
      {base.version > 1 && <Earlier id={base._id} />}
    </Stack>
  );
}

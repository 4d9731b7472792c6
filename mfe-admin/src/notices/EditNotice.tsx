import { ApiError, call, useSession } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { useQuery, useQueryClient } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { Card, formatDate, formatSize, Message, Row, Stack } from '@university/shared/ui';
import { useState } from 'react';
import { invalidate } from '../api/invalidate';
import { staffNoticeQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import type { StaffNotice } from '../contract';
import { forgetDraft } from '../form/drafts';
import { Announced } from '../form/messages';
import { FactList } from '../parts/FactList';
import { Read } from '../parts/Read';
import { Conflict } from './Conflict';
import { EditForm, editFormOf, type EditValues, editValuesOf } from './EditForm';
import { texts } from './texts';
import { fieldsToSend, type NoticeValues, toFormData } from './values';

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
  mine: EditValues;
  file: File | undefined;
}

/** A notice with its form; and where somebody else was faster, what to do about it. */
export function EditDesk({ notice: opened }: { notice: StaffNotice }) {
  const owner = useSession()?.email ?? '';
  const queryClient = useQueryClient();
  // What the form began with: the version that it changes.
  const [base, setBase] = useState<Notice>(opened);
  const [clash, setClash] = useState<Clash | null>(null);
  const [isSaved, setSaved] = useState(false);

  async function save(values: EditValues, file: File | undefined, version: number) {
    setSaved(false);
    try {
      const notice = await editNotice(base._id, values, { file, version });
      setBase(notice);
      setClash(null);
      setSaved(true);
      invalidate(queryClient, 'notices');
    } catch (error) {
      const theirs = staleOf(error);
      if (!theirs) throw error;
      setClash({ theirs, mine: values, file });
    }
  }

  function takeTheirs({ theirs }: Clash) {
    forgetDraft(owner, editFormOf(base._id));
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
          base={base}
          theirs={clash.theirs}
          mine={clash.mine}
          onMine={() => save(clash.mine, clash.file, clash.theirs.version)}
          onTheirs={() => takeTheirs(clash)}
        />
      )}
      <FactList
        facts={[
          [
            words.present,
            <a key="file" href={base.fileLink}>
              {texts.sending.facts(base.pages, formatSize(base.size))}
            </a>,
          ],
          [words.made, formatDate(base.created_at)],
          [words.version, base.version],
        ]}
      />
      <Card>
        <EditForm
          key={`${base._id} ${base.version}`}
          id={base._id}
          start={editValuesOf(base)}
          size={base.size}
          onSave={(values, file) => save(values, file, base.version)}
        />
      </Card>
    </Stack>
  );
}

/** The notice as it is now, when an edit was refused for its version. */
function staleOf(error: unknown): Notice | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  return (error.data as { notice?: Notice } | undefined)?.notice;
}

interface Options {
  /** Takes the place of the present file. */
  file: File | undefined;
  /** The version that was seen. */
  version: number;
}

/** @throws ApiError 409 `stale` with the notice as it is now */
export async function editNotice(
  id: string,
  values: NoticeValues & { fileName: string },
  { file, version }: Options,
): Promise<Notice> {
  const body = toFormData({ ...fieldsToSend(values), version: String(version) }, file);
  const { data } = await call('PUT /notice/:id', { params: { id }, body, timeout: 0 });
  return data.notice;
}

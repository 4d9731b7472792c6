import { ApiError, useSession } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { Card, formatDate, formatSize, Row, Stack } from '@university/shared/ui';
import { useState } from 'react';
import { editNotice } from '../api/edit-notice';
import { invalidate } from '../api/invalidate';
import { staffNoticeQuery } from '../api/staff-notices';
import type { StaffNotice } from '../contract';
import { forgetDraft } from '../drafts/drafts';
import { Announced } from '../form/Announced';
import { FactList } from '../parts/FactList';
import { texts } from '../texts/notices';
import { Conflict } from './Conflict';
import { EditForm } from './EditForm';
import { type EditValues, editFormOf, editValuesOf } from './values';

const words = texts.edit;

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

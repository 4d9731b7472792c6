import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { calendarNow } from '@university/shared/identity';
import type { StaffNotice } from '@university/shared/contract';
import { Badge, formatSize, saveFrom } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { Failed } from '../form/messages';
import { formatDate, formatDayOrInstant, formatInstant } from '@university/shared/time';
import { CellActions, RowButton, RowLink, Small } from '../list/cells';
import { type Column, columnsFrom } from '../list/DataTable';
import { texts as draftTexts } from '../documents/drafts/texts';
import { labelOf } from './sections';
import { fileTexts } from './file-texts';
import { texts } from './texts';

const words = fileTexts.files;

interface Actions {
  onArchive: (notice: StaffNotice) => void;
  onRemove: (notice: StaffNotice) => void;
  onRestore: (notice: StaffNotice) => void;
}

/** What the table shows of a notice, and what can be done with it. Ids of sortable columns are the server's. */
export const columnsOf = ({ onArchive, onRemove, onRestore }: Actions): Column<StaffNotice>[] =>
  columnsFrom(
    words.columns,
    {
      title: (notice) => (
        <>
          <strong lang={notice.language}>{notice.fileName}</strong>
          <Small>{standing(notice)}</Small>
          {notice.draft_stage && <Small>{draftTexts.ofEntry[notice.draft_stage]}</Small>}
        </>
      ),
      section: (row) => labelOf(row.section),
      state: (row) => <Badge>{words.states[row.state]}</Badge>,
      created: (row) => <time dateTime={row.created_at}>{formatDate(row.created_at)}</time>,
      file: (row) => <FileCell notice={row} />,
      actions: (notice) => {
        const { _id, fileName, state } = notice;
        const isArchived = state === 'archived';
        const isSeen = isArchived || state === 'active';
        if (state === 'withdrawn')
          return (
            <RowButton aria-label={words.restoreOf(fileName)} onClick={() => onRestore(notice)}>
              {words.restore}
            </RowButton>
          );
        return (
          <CellActions>
            <RowLink to={`/admin/view-pdfs/${_id}`} aria-label={words.editOf(fileName)}>
              {words.edit}
            </RowLink>
            {state !== 'draft' && (
              <RowButton
                aria-label={isArchived ? words.unarchiveOf(fileName) : words.archiveOf(fileName)}
                onClick={() => onArchive(notice)}
              >
                {isArchived ? words.unarchive : words.archive}
              </RowButton>
            )}
            <RowButton
              $isDanger
              aria-label={isSeen ? words.withdrawOf(fileName) : words.removeOf(fileName)}
              onClick={() => onRemove(notice)}
            >
              {isSeen ? words.withdraw : words.remove}
            </RowButton>
          </CellActions>
        );
      },
    },
    ['title', 'section', 'created'],
  );

function standing({ state, withdrawn, publishAt, autoArchive, validUntil, validUntilTime }: StaffNotice): string {
  if (withdrawn !== null) return withdrawn ? words.reason(withdrawn) : words.deleted;
  if (state === 'scheduled') return words.publicFrom(formatInstant(publishAt));
  return state === 'active' && autoArchive && validUntil
    ? words.currentUntil(formatDayOrInstant(validUntil, validUntilTime))
    : '';
}

function FileCell({
  notice: { _id: id, version, publishAt, withdrawn, fileLink, size, pages },
}: {
  notice: StaffNotice;
}) {
  const { error, mutate } = useSingleMutation({
    mutationFn: () => call(calls.requestReplacedFile, { params: { id, version: String(version) } }),
    onSuccess: ({ data }) => saveFrom(data.url),
  });
  if (!fileLink) return texts.sending.textOnly;
  const facts = texts.sending.facts(pages, formatSize(size));
  if (withdrawn === null && Date.parse(publishAt) <= calendarNow()) return <a href={fileLink}>{facts}</a>;
  return (
    <>
      <RowButton onClick={() => mutate()}>{facts}</RowButton>
      <Failed error={error} />
    </>
  );
}

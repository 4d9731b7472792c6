import type { StaffNotice } from '@university/shared/contract';
import { Badge, formatDate, formatInstant, formatSize } from '@university/shared/ui';
import type { Column } from '../list/DataTable';
import { RowButton, RowLink } from '../list/RowButton';
import { CellActions, Small } from '../list/table-styles';
import { startOfIstDay } from '../time/ist';
import { labelOf } from './sections';
import { texts } from './texts';

const words = texts.files;

interface Actions {
  onArchive: (notice: StaffNotice) => void;
  onRemove: (notice: StaffNotice) => void;
}

/** What the table shows of a notice, and what can be done with it. Ids of sortable columns are the server's. */
export const columnsOf = ({ onArchive, onRemove }: Actions): Column<StaffNotice>[] => [
  {
    id: 'title',
    accessorFn: ({ fileName }) => fileName,
    header: words.columns.title,
    cell: ({ row: { original: notice } }) => (
      <>
        <strong lang={notice.language}>{notice.fileName}</strong>
        <Small>{standing(notice)}</Small>
      </>
    ),
  },
  {
    id: 'section',
    accessorFn: ({ section }) => section,
    header: words.columns.section,
    cell: ({ row: { original } }) => labelOf(original.section),
  },
  {
    id: 'state',
    header: words.columns.state,
    enableSorting: false,
    cell: ({ row: { original } }) => <Badge>{words.states[original.state]}</Badge>,
  },
  {
    id: 'created',
    accessorFn: ({ created_at }) => created_at,
    header: words.columns.created,
    cell: ({ row: { original } }) => <time dateTime={original.created_at}>{formatDate(original.created_at)}</time>,
  },
  {
    id: 'file',
    header: words.columns.file,
    enableSorting: false,
    cell: ({ row: { original } }) => <FileCell notice={original} />,
  },
  {
    id: 'actions',
    header: words.columns.actions,
    enableSorting: false,
    cell: ({ row: { original: notice } }) => {
      const { _id, fileName, state } = notice;
      const isArchived = state === 'archived';
      return (
        <CellActions>
          <RowLink to={`/admin/view-pdfs/${_id}`} aria-label={words.editOf(fileName)}>
            {words.edit}
          </RowLink>
          <RowButton
            aria-label={isArchived ? words.unarchiveOf(fileName) : words.archiveOf(fileName)}
            onClick={() => onArchive(notice)}
          >
            {isArchived ? words.unarchive : words.archive}
          </RowButton>
          <RowButton $isDanger aria-label={words.removeOf(fileName)} onClick={() => onRemove(notice)}>
            {words.remove}
          </RowButton>
        </CellActions>
      );
    },
  },
];

function standing({ state, publishAt, autoArchive, validUntil }: StaffNotice): string {
  if (state === 'scheduled') return words.publicFrom(formatInstant(publishAt));
  return state === 'active' && autoArchive && validUntil
    ? words.currentUntil(formatDate(startOfIstDay(validUntil)))
    : '';
}

/** Visitors' address of the file, which there is none of before its time. */
function FileCell({ notice: { publishAt, fileLink, size, pages } }: { notice: StaffNotice }) {
  const facts = texts.sending.facts(pages, formatSize(size));
  return Date.parse(publishAt) > Date.now() ? facts : <a href={fileLink}>{facts}</a>;
}

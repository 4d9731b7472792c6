import { useSession } from '@university/shared';
import type { StaffMember } from '@university/shared/contract';
import { Badge, formatInstant } from '@university/shared/ui';
import { useMemo, useState } from 'react';
import { Later } from '../parts/Later';
import { DataTable } from '../table/DataTable';
import type { Column } from '../table/features';
import { RowButton } from '../table/RowButton';
import { Small } from '../table/table-styles';
import { texts as common } from '../texts';
import { texts as words } from '../texts/staff';

const columnsOf = (own: string, onEdit: (member: StaffMember) => void): Column<StaffMember>[] => [
  {
    id: 'name',
    header: words.columns.name,
    cell: ({ row: { original } }) => (
      <>
        <strong>{original.name}</strong>
        <Small>{original.email}</Small>
        {original.email === own && <Small>{words.self}</Small>}
      </>
    ),
  },
  {
    id: 'role',
    header: words.columns.role,
    cell: ({ row: { original } }) => (
      <>
        {common.roles[original.role]}
        {original.isIccMember && <Small>{words.icc}</Small>}
      </>
    ),
  },
  {
    id: 'state',
    header: words.columns.state,
    cell: ({ row: { original } }) => (
      <>
        <Badge>{words.states[stateOf(original)]}</Badge>
        <Small>{original.last_login_at ? words.lastLogin(formatInstant(original.last_login_at)) : words.noLogin}</Small>
      </>
    ),
  },
  {
    id: 'actions',
    header: words.columns.actions,
    cell: ({ row: { original } }) => (
      <RowButton aria-label={words.editOf(original.name)} onClick={() => onEdit(original)}>
        {words.edit}
      </RowButton>
    ),
  },
];

function stateOf({ disabled, invited }: StaffMember): keyof typeof words.states {
  if (disabled) return 'disabled';
  return invited ? 'invited' : 'active';
}

const loadChange = async () => (await import('./ChangeAccount')).ChangeAccount;

/** Every account, and the way to change it. */
export function AccountTable({ members }: { members: StaffMember[] }) {
  const own = useSession()?.email ?? '';
  const [edited, setEdited] = useState<StaffMember | null>(null);
  const columns = useMemo(() => columnsOf(own.toLowerCase(), setEdited), [own]);
  return (
    <>
      <DataTable caption={words.caption} columns={columns} rows={members} />
      {edited && (
        <Later
          load={loadChange}
          props={{ member: edited, isSelf: edited.email === own.toLowerCase(), onClose: () => setEdited(null) }}
        />
      )}
    </>
  );
}

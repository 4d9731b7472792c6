import { useSession } from '@university/shared';
import type { StaffMember } from '@university/shared/contract';
import { Badge } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { useMemo, useState } from 'react';
import { accountsQuery, approvalsQuery } from '../api/queries';
import { StaffArea, later } from '../area/StaffArea';
import { Read } from '../form/actions';
import { RowButton, Small } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';
import { texts as common } from '../texts';
import { scopesInWords } from './ScopeFields';
import { approvals, texts as words } from './texts';

const InviteForm = later(() => import('./ChangeAccount').then((module) => module.InviteForm));

export default function Staff() {
  const accounts = useQuery(accountsQuery());
  return (
    <StaffArea title="Staff accounts" lead="Who may enter the staff area, and what they may do there.">
      <Read query={accounts} failed="The accounts could not be loaded.">
        {(members) => <AccountTable members={members} />}
      </Read>
      <InviteForm />
    </StaffArea>
  );
}

const columnsOf = (
  own: string,
  waiting: ReadonlySet<string>,
  onEdit: (member: StaffMember) => void,
): Column<StaffMember>[] => [
  column('Name', (row) => (
    <>
      <strong>{row.name}</strong>
      <Small>{row.email}</Small>
      {row.email === own && <Small>This is you</Small>}
    </>
  )),
  column('Role', (row) => (
    <>
      {common.roles[row.role]}
      {row.role === 'editor' && <Small>{scopesInWords(row)}</Small>}
      {row.isIccMember && <Small>{words.icc}</Small>}
    </>
  )),
  column('State', (row) => (
    <>
      <Badge>{words.states[stateOf(row)]}</Badge>
      {waiting.has(`staff:${row._id}`) && <Small>{approvals.states.pending}</Small>}
      <Small>{row.last_login_at ? `Last login ${formatInstant(row.last_login_at)}` : 'No login yet'}</Small>
    </>
  )),
  column('Actions', (row) => (
    <RowButton aria-label={`Edit ${row.name}`} onClick={() => onEdit(row)}>
      Edit
    </RowButton>
  )),
];

function stateOf({ disabled, invited }: StaffMember): keyof typeof words.states {
  if (disabled) return 'disabled';
  return invited ? 'invited' : 'active';
}

const ChangeAccount = later(() => import('./ChangeAccount').then((module) => module.ChangeAccount));

function AccountTable({ members }: { members: StaffMember[] }) {
  const own = useSession()?.email ?? '';
  const [edited, setEdited] = useState<StaffMember | null>(null);
  const { data } = useQuery(approvalsQuery({ state: 'pending', limit: 100, page: 1 }));
  const columns = useMemo(() => {
    const waiting = new Set(data?.data.approvals.map(({ subject }) => subject));
    return columnsOf(own.toLowerCase(), waiting, setEdited);
  }, [own, data]);
  return (
    <>
      <DataTable caption="Staff accounts" columns={columns} rows={members} />
      {edited && (
        <ChangeAccount member={edited} isSelf={edited.email === own.toLowerCase()} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

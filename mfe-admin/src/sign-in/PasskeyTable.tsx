import { toast } from '@university/shared';
import type { Passkey } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { formatInstant } from '@university/shared/ui';
import { useMemo, useState } from 'react';
import { invalidate } from '../api/invalidate';
import { Confirm } from '../form/Confirm';
import { type Column, DataTable } from '../list/DataTable';
import { RowButton } from '../list/RowButton';
import { callWithProof } from './recent-login';
import { passkeys as texts } from './texts';

const { columns: words } = texts;

const columnsOf = (onRemove: (passkey: Passkey) => void): Column<Passkey>[] => [
  { id: 'name', header: words.name, cell: ({ row: { original } }) => <strong>{original.name}</strong> },
  { id: 'created', header: words.created, cell: ({ row: { original } }) => formatInstant(original.created_at) },
  {
    id: 'used',
    header: words.used,
    cell: ({ row: { original } }) => (original.last_used_at ? formatInstant(original.last_used_at) : texts.neverUsed),
  },
  {
    id: 'actions',
    header: words.actions,
    cell: ({ row: { original } }) => (
      <RowButton $isDanger aria-label={texts.removeOf(original.name)} onClick={() => onRemove(original)}>
        {texts.remove}
      </RowButton>
    ),
  },
];

/** The own passkeys, each with the way to remove it. */
export function PasskeyTable({ passkeys }: { passkeys: Passkey[] }) {
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const columns = useMemo(() => columnsOf(setRemoving), []);
  return (
    <>
      <DataTable caption={texts.title} columns={columns} rows={passkeys} />
      {removing && (
        <Confirm
          title={texts.removeTitle(removing.name)}
          action={texts.remove}
          look="danger"
          onConfirm={async () => {
            await callWithProof('DELETE /auth/passkey/:id', { params: { id: removing._id } });
            toast.success(texts.removed);
            invalidate(queryClient, 'secondFactor');
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{texts.removeText}</p>
        </Confirm>
      )}
    </>
  );
}

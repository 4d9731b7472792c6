import * as calls from '@university/shared/calls';
import type { Passkey } from '@university/shared/contract';
import { formatInstant } from '@university/shared/time';
import { useState } from 'react';
import { useDone } from '../api/invalidate';
import { Confirm } from '../form/Confirm';
import { RowButton } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { callWithProof } from '../sign-in/recent-login';
import { passkeys as texts } from '../sign-in/texts';

const { columns: words } = texts;

const columnsOf = (onRemove: (passkey: Passkey) => void): Column<Passkey>[] => [
  { id: 'name', header: words.name, cell: (row) => <strong>{row.name}</strong> },
  { id: 'created', header: words.created, cell: (row) => formatInstant(row.created_at) },
  {
    id: 'used',
    header: words.used,
    cell: (row) => (row.last_used_at ? formatInstant(row.last_used_at) : texts.neverUsed),
  },
  {
    id: 'actions',
    header: words.actions,
    cell: (row) => (
      <RowButton $isDanger aria-label={texts.removeOf(row.name)} onClick={() => onRemove(row)}>
        {texts.remove}
      </RowButton>
    ),
  },
];

/** The own passkeys, each with the way to remove it. */
export function PasskeyTable({ passkeys }: { passkeys: Passkey[] }) {
  const done = useDone();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <>
      <DataTable caption={texts.title} columns={columnsOf(setRemoving)} rows={passkeys} />
      {removing && (
        <Confirm
          title={texts.removeTitle(removing.name)}
          action={texts.remove}
          look="danger"
          onConfirm={async () => {
            await callWithProof(calls.removePasskey, { params: { id: removing._id } });
            done(texts.removed, 'secondFactor');
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{texts.removeText}</p>
        </Confirm>
      )}
    </>
  );
}

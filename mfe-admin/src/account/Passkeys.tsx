import * as calls from '@university/shared/calls';
import styled from 'styled-components';
import type { Passkey, StaffSession } from '@university/shared/contract';
import { formatInstant } from '@university/shared/time';
import { useState, useEffect } from 'react';
import { useDone, useInvalidate, callWithProof } from '../api/changes';
import { type Column, DataTable, column } from '../list/DataTable';
import { passkeys as texts } from '../sign-in/texts';
import { TextField, Row, Stack, saveFile, space, Badge } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { Panel } from '../area/StaffArea';
import { ActButton, AskButton, Announced, Read, Failed } from '../form/actions';
import { TaskFrame } from '../form/TaskFrame';
import { addPasskey, usePasskeySupport } from '../sign-in/passkeys';
import { usePasswordForm } from '../sign-in/password-form';
import { passkeysQuery } from '../sign-in/second-factor';
import { identity, call } from '@university/shared';
import { whole } from '../api/queries';
import { RowButton, Small } from '../list/cells';

const COLUMNS: readonly Column<Passkey>[] = [
  column('Name', (row) => <strong>{row.name}</strong>),
  column('Added', (row) => formatInstant(row.created_at)),
  column('Last used', (row) => (row.last_used_at ? formatInstant(row.last_used_at) : 'Not yet')),
  column('Actions', (row) => <Remove {...row} />),
];

function Remove({ _id: id, name }: Passkey) {
  const done = useDone();
  return (
    <AskButton
      isSmall
      look="danger"
      title={`Remove the passkey “${name}”?`}
      action="Remove"
      aria-label={`Remove the passkey ${name}`}
      onConfirm={async () => {
        await callWithProof(calls.removePasskey, { params: { id } });
        done('The passkey is removed.', 'secondFactor');
      }}
    >
      <p>{texts.removeText}</p>
    </AskButton>
  );
}

export function Passkeys() {
  const found = useQuery(passkeysQuery());
  return (
    <Panel title={texts.title}>
      <p>{texts.text}</p>
      <Read query={found} failed="Your passkeys could not be loaded.">
        {(passkeys) => <Own passkeys={passkeys} />}
      </Read>
    </Panel>
  );
}

function Own({ passkeys }: { passkeys: Passkey[] }) {
  const invalidate = useInvalidate();
  const isSupported = usePasskeySupport();
  const [isAdding, setAdding] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  if (recoveryCodes && recoveryCodes.length > 0) {
    return <RecoveryCodes done={texts.added} codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
  }
  return (
    <>
      {recoveryCodes && (
        <Announced tone="good">
          <p>{texts.added}</p>
        </Announced>
      )}
      {passkeys.length > 0 ? (
        <DataTable caption={texts.title} columns={COLUMNS} rows={passkeys} />
      ) : (
        <p>You have no passkey yet.</p>
      )}
      {isAdding ? (
        <AddPasskey
          onDone={(codes) => {
            setAdding(false);
            setRecoveryCodes(codes);
            invalidate('secondFactor');
          }}
          onCancel={() => setAdding(false)}
        />
      ) : isSupported ? (
        <div>
          <ActButton
            onClick={() => {
              setRecoveryCodes(null);
              setAdding(true);
            }}
          >
            Add a passkey
          </ActButton>
        </div>
      ) : (
        <p>This browser cannot make passkeys here. Open this page in another browser, or on your phone.</p>
      )}
    </>
  );
}

function AddPasskey({ onDone, onCancel }: { onDone: (recoveryCodes: string[]) => void; onCancel: () => void }) {
  const form = usePasswordForm(
    ['name'],
    async ({ name }) => onDone(await addPasskey(name.trim())),
    () => 'Give it a name',
  );
  useEffect(() => document.getElementById('passkey-name')?.focus(), []);
  return (
    <TaskFrame task={form} submit="Make the passkey" sending="Waiting for your device…" onCancel={onCancel} gap={3}>
      <TextField
        id="passkey-name"
        name="name"
        label="Name of the passkey"
        hint="By which you know it again, such as “Office computer”."
        defaultValue={browserOf(navigator.userAgent) ?? 'Passkey'}
        autoComplete="off"
        error={form.errorOf('name')}
      />
    </TaskFrame>
  );
}

const RECOVERY =
  'Keep these recovery codes where only you find them. Each opens your account once, together with your password, when you do not have your phone or your passkey. They are not shown again, and earlier ones do not work any more.';

const List = styled.ul`
  columns: 2;
  padding: 0;
  list-style: none;
  li {
    padding-block: ${space(0.5)};
  }
`;

export function RecoveryCodes({ done, codes, onDone }: { done: string; codes: string[]; onDone: () => void }) {
  return (
    <Stack $gap={3}>
      <Announced tone="good">
        <p>{done}</p>
      </Announced>
      <p>{RECOVERY}</p>
      <List>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Row>
        <ActButton
          look="primary"
          onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), fileName)}
        >
          Save as a file
        </ActButton>
        <ActButton onClick={onDone}>I have kept them</ActButton>
      </Row>
    </Stack>
  );
}

const fileName = `recovery-codes-${identity.shortName.toLowerCase()}.txt`;

const sessionWords = {
  title: 'Where you are logged in',
};

const columnsOf = (onEnd: (session: StaffSession) => void): Column<StaffSession>[] => [
  column('Browser', (row) => (
    <>
      <strong>{browserOf(row.userAgent) ?? 'Unknown browser'}</strong>
      {row.isThis && (
        <Small>
          <Badge>This one</Badge>
        </Small>
      )}
    </>
  )),
  column('Since', (row) => formatInstant(row.began_at)),
  column('Last used', (row) => formatInstant(row.last_used_at)),
  column(
    'Actions',
    (row) =>
      !row.isThis && (
        <RowButton
          aria-label={`Log out this device: the session since ${formatInstant(row.began_at)}`}
          onClick={() => onEnd(row)}
        >
          Log out this device
        </RowButton>
      ),
  ),
];

export function OwnSessions() {
  const done = useDone();
  const end = useSingleMutation({
    mutationFn: ({ _id: id }: StaffSession) => call(calls.endSession, { params: { id } }),
    onSuccess: () => done('The session is ended.', 'sessions'),
  });

  return (
    <Panel title={sessionWords.title}>
      <p>End what you do not know, and change your password then.</p>
      <Failed error={end.error} />
      <Read
        query={useQuery(whole(['session'], calls.listSessions, ({ data }) => data.sessions))}
        failed="Your sessions could not be loaded."
      >
        {(sessions) => (
          <DataTable
            caption={sessionWords.title}
            columns={columnsOf((session) => end.mutate(session))}
            rows={sessions}
          />
        )}
      </Read>
    </Panel>
  );
}

/** Order matters: later browsers also carry the names of earlier ones. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

function browserOf(userAgent: string): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([part]) => userAgent.includes(part))?.[1] ?? []);
  return found.length > 0 ? found.join(', ') : undefined;
}

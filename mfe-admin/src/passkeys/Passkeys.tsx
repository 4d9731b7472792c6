import type { Passkey } from '@university/shared/contract';
import { useQuery, useQueryClient } from '@university/shared/query';
import { Button, Card, SectionTitle, Stack } from '@university/shared/ui';
import { useState } from 'react';
import { invalidate } from '../api/invalidate';
import { passkeysQuery } from '../api/passkeys';
import { Announced } from '../form/Announced';
import { Read } from '../parts/Read';
import { RecoveryCodes } from '../second-factor/RecoveryCodes';
import { texts } from '../texts/passkeys';
import { AddPasskey } from './AddPasskey';
import { PasskeyTable } from './PasskeyTable';
import { usePasskeySupport } from './support';

/** Passkeys of the own account: which there are, adding one, removing one. */
export function Passkeys() {
  const found = useQuery(passkeysQuery());
  return (
    <Card>
      <Stack as="section" $gap={2}>
        <SectionTitle>{texts.title}</SectionTitle>
        <p>{texts.text}</p>
        <Read query={found} failed={texts.failed}>
          {(passkeys) => <Own passkeys={passkeys} />}
        </Read>
      </Stack>
    </Card>
  );
}

function Own({ passkeys }: { passkeys: Passkey[] }) {
  const queryClient = useQueryClient();
  const isSupported = usePasskeySupport();
  const [isAdding, setAdding] = useState(false);
  /** What came of adding one; without codes the account had some before. */
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
      {passkeys.length > 0 ? <PasskeyTable passkeys={passkeys} /> : <p>{texts.none}</p>}
      {isAdding ? (
        <AddPasskey
          onDone={(codes) => {
            setAdding(false);
            setRecoveryCodes(codes);
            invalidate(queryClient, 'secondFactor');
          }}
          onCancel={() => setAdding(false)}
        />
      ) : isSupported ? (
        <div>
          <Button
            type="button"
            $look="quiet"
            onClick={() => {
              setRecoveryCodes(null);
              setAdding(true);
            }}
          >
            {texts.add}
          </Button>
        </div>
      ) : (
        <p>{texts.unsupported}</p>
      )}
    </>
  );
}

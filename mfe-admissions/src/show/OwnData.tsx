import { ApiError, call } from '@university/shared';
import { Button, Message, saveFile, SectionTitle, Stack } from '@university/shared/ui';
import { useState } from 'react';
import { show } from '../texts';
import { useSingleFlight } from '../use-single-flight';

const words = show.ownData;

/** Everything that is held about the applicant, as a file. `onSignedOut` when the session has ended meanwhile. */
export function OwnData({ onSignedOut }: { onSignedOut: () => void }) {
  const { run, isSlow } = useSingleFlight();
  const [failed, setFailed] = useState(false);

  async function save() {
    setFailed(false);
    try {
      const { data } = await call('GET /own-data/applicant');
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), words.fileName);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      else setFailed(true);
    }
  }

  return (
    <Stack as="section" $gap={1}>
      <SectionTitle>{words.title}</SectionTitle>
      <p>{words.lead}</p>
      {failed && (
        <Message $tone="bad" role="alert">
          {words.failed}
        </Message>
      )}
      <div>
        <Button type="button" $look="quiet" aria-disabled={isSlow} onClick={() => void run(save)}>
          {words.download}
        </Button>
      </div>
    </Stack>
  );
}

import { Button, Dialog, Row, TimeLeft } from '@university/shared/kit';
import { useCallback, useRef } from 'react';
import { texts } from './texts';
import { useIdle } from './use-idle';

interface Props {
  /** Epoch milliseconds. */
  endsAt: number;
  onStay: () => void;
  onSignOut: () => void;
}

function IdleWarning({ endsAt, onStay, onSignOut }: Props) {
  return (
    <Dialog title={texts.title} width="32rem" gap={2} startsAtTitle describedBy="idle-text" onClose={onStay}>
      {(close) => (
        <>
          <p id="idle-text">
            {texts.before} <TimeLeft until={endsAt} />
            {texts.after}
          </p>
          <Row $gap={1.5}>
            <Button
              type="button"
              onClick={() => {
                // Gives the focus back; the close event comes later.
                close();
                onStay();
              }}
            >
              {texts.stay}
            </Button>
            <Button type="button" $look="quiet" onClick={onSignOut}>
              {texts.signOut}
            </Button>
          </Row>
        </>
      )}
    </Dialog>
  );
}

export function Watch({ onSignOut }: { onSignOut: (reason: 'left' | 'idle') => void }) {
  const latest = useRef(onSignOut);
  latest.current = onSignOut;
  const { endsAt, stay } = useIdle(useCallback(() => latest.current('idle'), []));
  if (endsAt === null) return null;
  return <IdleWarning endsAt={endsAt} onStay={stay} onSignOut={() => onSignOut('left')} />;
}

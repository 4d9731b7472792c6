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

/** Asks whether somebody is still there. Every way to close it but one says yes. */
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
                // It gives the focus back; that it is closed would be told only a moment later.
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

/** Ends the visit of somebody who went away, after asking. */
export function Watch({ onSignOut }: { onSignOut: (reason: 'left' | 'idle') => void }) {
  const latest = useRef(onSignOut);
  latest.current = onSignOut;
  const { endsAt, stay } = useIdle(useCallback(() => latest.current('idle'), []));
  if (endsAt === null) return null;
  return <IdleWarning endsAt={endsAt} onStay={stay} onSignOut={() => onSignOut('left')} />;
}

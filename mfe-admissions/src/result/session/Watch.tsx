import { Button, Row, Stack } from '@university/shared/ui';
import { useCallback, useRef } from 'react';
import { Heading, Sheet } from '../decide/dialog-parts';
import { TimeLeft } from '../../time/TimeLeft';
import { useModal } from '../../use-modal';
import { useIdle } from './use-idle';

/** Asked before somebody is signed out for doing nothing. */
const texts = {
  title: 'Are you still there?',
  before: 'Nobody has used this page for a while. To protect your record you are signed out in',
  after: '. No decision is sent by that.',
  stay: 'Stay signed in',
  signOut: 'Sign out now',
} as const;

interface Props {
  /** Epoch milliseconds. */
  endsAt: number;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks whether somebody is still there. Every way to close it but one says yes. */
function IdleWarning({ endsAt, onStay, onSignOut }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useModal(dialog, heading);
  return (
    <Sheet ref={dialog} aria-labelledby="idle-title" aria-describedby="idle-text" onClose={onStay}>
      <Stack $gap={2}>
        <Heading id="idle-title" ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <p id="idle-text">
          {texts.before} <TimeLeft until={endsAt} />
          {texts.after}
        </p>
        <Row $gap={1.5}>
          <Button
            type="button"
            onClick={() => {
              // It gives the focus back; that it is closed would be told only a moment later.
              dialog.current?.close();
              onStay();
            }}
          >
            {texts.stay}
          </Button>
          <Button type="button" $look="quiet" onClick={onSignOut}>
            {texts.signOut}
          </Button>
        </Row>
      </Stack>
    </Sheet>
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

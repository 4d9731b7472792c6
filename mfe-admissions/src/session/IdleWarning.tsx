import { Button, Row, Stack } from '@university/shared/ui';
import { useRef } from 'react';
import { Heading, Sheet } from '../show/dialog-parts';
import { idle } from '../texts';
import { TimeLeft } from '../time/TimeLeft';
import { useModal } from '../use-modal';

interface Props {
  /** Epoch milliseconds. */
  endsAt: number;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks whether somebody is still there. Every way to close it but one says yes. */
export function IdleWarning({ endsAt, onStay, onSignOut }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useModal(dialog, heading);
  return (
    <Sheet ref={dialog} aria-labelledby="idle-title" aria-describedby="idle-text" onClose={onStay}>
      <Stack $gap={2}>
        <Heading id="idle-title" ref={heading} tabIndex={-1}>
          {idle.title}
        </Heading>
        <p id="idle-text">
          {idle.before} <TimeLeft until={endsAt} />
          {idle.after}
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
            {idle.stay}
          </Button>
          <Button type="button" $look="quiet" onClick={onSignOut}>
            {idle.signOut}
          </Button>
        </Row>
      </Stack>
    </Sheet>
  );
}

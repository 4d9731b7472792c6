import { Dialog, Row } from '@university/shared/kit';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { ActButton } from './buttons';
import { Alert } from './messages';
import { useTask } from './use-task';

interface Props {
  title: string;
  /** What will happen. */
  children: ReactNode;
  action: string;
  look?: 'primary' | 'danger';
  /** Answers `false` where it stays open, because something has to be put right in it. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that others notice. Closes when it is done; a failure is said here. */
export function Confirm({ title, children, action, look = 'primary', onConfirm, onClose }: Props) {
  const { isBusy, failure, run } = useTask();

  async function confirm() {
    let stays = false;
    const isDone = await run(async () => {
      stays = (await onConfirm()) === false;
    });
    if (isDone && !stays) onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Alert>{failure}</Alert>
      <Row>
        <ActButton look={look} isBusy={isBusy} onClick={confirm}>
          {isBusy ? texts.saving : action}
        </ActButton>
        <ActButton onClick={onClose}>{texts.cancel}</ActButton>
      </Row>
    </Dialog>
  );
}

import { Dialog, Row } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { ActButton } from './buttons';
import { Failed } from './messages';

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
  const { error, isPending, mutate } = useSingleMutation({ mutationFn: onConfirm });
  const confirm = () => mutate(undefined, { onSuccess: (stays) => stays === false || onClose() });

  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Failed error={error} />
      <Row>
        <ActButton look={look} isBusy={isPending} onClick={confirm}>
          {isPending ? texts.saving : action}
        </ActButton>
        <ActButton onClick={onClose}>{texts.cancel}</ActButton>
      </Row>
    </Dialog>
  );
}

import { Button, Stack, Dialog, Row } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { RowButton } from '../list/cells';
import { Alert, messageOf, Failed } from './messages';
import { texts } from '../texts';

interface ActProps extends ComponentProps<'button'> {
  look?: 'primary' | 'quiet' | 'danger';
  /** Disabled, but keeps the focus. */
  isBusy?: boolean;
}

export function ActButton({ look = 'quiet', isBusy = false, ...button }: ActProps) {
  return <Button type="button" $look={look} aria-disabled={isBusy || undefined} {...button} />;
}

interface TaskProps {
  onRun: () => Promise<unknown>;
  working?: string;
  failed?: string;
  look?: ActProps['look'];
  children: ReactNode;
}

export function TaskButton({ onRun, working, failed, look, children }: TaskProps) {
  const { error, isPending, mutate } = useSingleMutation({ mutationFn: onRun });
  return (
    <Stack $gap={1}>
      <div>
        <ActButton look={look} isBusy={isPending} onClick={() => mutate()}>
          {isPending && working ? working : children}
        </ActButton>
      </div>
      <Alert>{error && [failed, messageOf(error)].join(' ').trim()}</Alert>
    </Stack>
  );
}

interface ConfirmProps {
  title: string;
  children: ReactNode;
  action: string;
  look?: 'primary' | 'danger';
  /** `false` keeps the dialog open. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

export function Confirm({ title, children, action, look = 'primary', onConfirm, onClose }: ConfirmProps) {
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

interface AskProps extends Omit<ConfirmProps, 'look' | 'onClose'> {
  look?: ActProps['look'];
  'aria-label'?: string;
  isSmall?: boolean;
}

export function AskButton({ look, 'aria-label': label, isSmall, ...confirm }: AskProps) {
  const [isAsking, setAsking] = useState(false);
  const button = { 'aria-label': label, onClick: () => setAsking(true), children: confirm.action };
  return (
    <>
      {isSmall ? <RowButton $isDanger={look === 'danger'} {...button} /> : <ActButton look={look} {...button} />}
      {isAsking && (
        <Confirm {...confirm} look={look === 'danger' ? look : 'primary'} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

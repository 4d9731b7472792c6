import { Button, Stack, Dialog, Row, Loaded, Message } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { type ComponentProps, type ReactNode, useState, useEffect, useRef } from 'react';
import { RowButton } from '../list/cells';
import { Warnings } from './Check';
import { texts } from '../texts';
import { ApiError } from '@university/shared';

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
  /** Undefined: not offered yet. */
  action: string | undefined;
  working?: string;
  look?: 'primary' | 'danger';
  width?: string;
  /** Have to be read before the action is offered. */
  warnings?: readonly string[];
  /** `false` keeps the dialog open. */
  onConfirm: (hasReadWarnings: boolean) => Promise<unknown>;
  onClose: () => void;
}

export function Confirm(props: ConfirmProps) {
  const {
    title,
    children,
    action,
    look = 'primary',
    working = texts.saving,
    width,
    warnings = [],
    onConfirm,
    onClose,
  } = props;
  const [hasRead, setRead] = useState(false);
  const { error, isPending, mutate } = useSingleMutation({ mutationFn: () => onConfirm(hasRead) });
  const confirm = () => mutate(undefined, { onSuccess: (stays) => stays === false || onClose() });

  return (
    <Dialog title={title} width={width} onClose={onClose}>
      {children}
      <Warnings warnings={warnings} isConfirmed={hasRead} onConfirm={setRead} />
      <Failed error={error} />
      <Row>
        {action && (hasRead || warnings.length === 0) && (
          <ActButton look={look} isBusy={isPending} onClick={confirm}>
            {isPending ? working : action}
          </ActButton>
        )}
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

export function Alert({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Message $tone="bad" role="alert">
      {children}
    </Message>
  );
}

/** Takes the focus, since the control that was used may be gone. */
export function Announced({ tone, children }: { tone: 'good' | 'plain'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Message $tone={tone} role="status" tabIndex={-1} ref={box}>
      {children}
    </Message>
  );
}

export const Failed = ({ error }: { error: Error | null }) => <Alert>{error && messageOf(error)}</Alert>;

interface Props<T> extends Pick<ComponentProps<typeof Loaded<T>>, 'query' | 'children'> {
  failed: string;
  missing?: ReactNode;
}

export function Read<T>({ query, failed, missing, children }: Props<T>) {
  const error = query.error instanceof ApiError ? query.error : undefined;
  if (missing && query.data === undefined && error?.status === 404) return missing;
  return (
    <Loaded query={query} loading={texts.loading} failed={[failed, error?.message].filter(Boolean).join(' ')}>
      {children}
    </Loaded>
  );
}

interface Explained<F extends string> {
  /** Undefined when every issue belongs to a field. */
  message: string | undefined;
  issues: { field: F; message: string }[];
}

export function explain<F extends string>(error: unknown, fields: readonly F[] = []): Explained<F> {
  if (!(error instanceof ApiError)) return { message: texts.failed, issues: [] };
  const issues = fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  const elsewhere = error.issues.filter(({ path }) => !(fields as readonly string[]).includes(path));
  if (issues.length > 0 && elsewhere.length === 0) return { message: undefined, issues };
  const reasons = elsewhere.map(({ message }) => message);
  return { message: [messageOf(error), ...reasons].join(' '), issues };
}

export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.failed;
}

/** The current state that a 409 answer carries. @param name of its property */
export function presentIn<T>(error: unknown, name: string): T | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.data as Record<string, T> | undefined)?.[name];
}

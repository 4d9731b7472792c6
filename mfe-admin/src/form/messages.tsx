import { ApiError } from '@university/shared';
import { Loaded, Message } from '@university/shared/kit';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts';

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

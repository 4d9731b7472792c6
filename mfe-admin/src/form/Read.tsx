import { ApiError } from '@university/shared';
import { Loaded } from '@university/shared/kit';
import type { ComponentProps, ReactNode } from 'react';
import { texts } from '../texts';

interface Props<T> extends Pick<ComponentProps<typeof Loaded<T>>, 'query' | 'children'> {
  /** What is being loaded fails with this sentence, followed by the reason. */
  failed: string;
  /** Said in place of the failure where the address names nothing. */
  missing?: ReactNode;
}

/** What a query found, or how it stands with it. */
export function Read<T>({ query, failed, missing, children }: Props<T>) {
  const error = query.error instanceof ApiError ? query.error : undefined;
  if (missing && query.data === undefined && error?.status === 404) return missing;
  return (
    <Loaded query={query} loading={texts.loading} failed={[failed, error?.message].filter(Boolean).join(' ')}>
      {children}
    </Loaded>
  );
}

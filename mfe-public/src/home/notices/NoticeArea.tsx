import { Failed, Muted } from '@university/shared/ui';
import type { ReactNode } from 'react';
import { type HomeNotice, type HomeSection, useHomeNotices } from '../../api/home-notices';
import { Waiting } from '../../parts/Waiting';
import { texts } from '../texts';

interface Props {
  section: HomeSection;
  failed: string;
  empty: string;
  /** Shows the notices; there is at least one. */
  children: (notices: readonly HomeNotice[]) => ReactNode;
}

/** The notices of one section, or why there are none. */
export function NoticeArea({ section, failed, empty, children }: Props) {
  const { data: notices, isError, refetch } = useHomeNotices(section);
  if (notices) return notices.length > 0 ? children(notices) : <Muted>{empty}</Muted>;
  if (isError) return <Failed onRetry={() => void refetch()}>{failed}</Failed>;
  return <Waiting>{texts.notices.loading}</Waiting>;
}

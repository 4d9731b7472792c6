import { Muted } from '@university/shared/ui';
import type { ReactNode } from 'react';
import { type HomeNotice, type HomeSection, useHomeNotices } from '../../api/home-notices';
import { Loaded } from '../../parts/Loaded';
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
  return (
    <Loaded query={useHomeNotices(section)} loading={texts.notices.loading} failed={failed}>
      {(notices) => (notices.length > 0 ? children(notices) : <Muted>{empty}</Muted>)}
    </Loaded>
  );
}

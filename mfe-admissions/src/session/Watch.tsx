import { useCallback, useRef } from 'react';
import { IdleWarning } from './IdleWarning';
import { useIdle } from './use-idle';

interface Props {
  onSignOut: (reason: 'left' | 'idle') => void;
}

/** Ends the visit of somebody who went away, after asking. */
export function Watch({ onSignOut }: Props) {
  const latest = useRef(onSignOut);
  latest.current = onSignOut;
  const { endsAt, stay } = useIdle(useCallback(() => latest.current('idle'), []));
  if (endsAt === null) return null;
  return <IdleWarning endsAt={endsAt} onStay={stay} onSignOut={() => onSignOut('left')} />;
}

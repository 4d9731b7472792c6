import { isSomebody } from '@university/shared/island';
import { useCallback, useEffect, useRef, useState } from 'react';
import { joinTabs } from './other-tabs';
import { Button, Dialog, Row, TimeLeft } from '@university/shared/kit';
import { idleTexts as texts } from '../show/texts';

const MINUTE = 60_000;

/** Milliseconds. */
export const IDLE_LIMIT = 15 * MINUTE;
export const IDLE_WARNING = 2 * MINUTE;

const SAY_EVERY = 20_000;

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;

/** Uses the clock instead of counting, so that a machine that slept is signed out when it wakes. */
function useIdle(onEnd: () => void) {
  const lastActive = useRef(Date.now());
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const tabs = useRef<ReturnType<typeof joinTabs>>(null);

  const stay = useCallback(() => {
    lastActive.current = Date.now();
    setEndsAt(null);
    tabs.current?.say('active');
  }, []);

  useEffect(() => {
    let isWarning = false;
    let saidAt = 0;

    function look() {
      const idle = Date.now() - lastActive.current;
      if (idle >= IDLE_LIMIT) return onEnd();
      isWarning = idle >= IDLE_LIMIT - IDLE_WARNING;
      setEndsAt(isWarning ? lastActive.current + IDLE_LIMIT : null);
    }

    /** While the warning is shown only its button counts. */
    function note(event: Event) {
      if (!isSomebody(event)) return;
      if (isWarning || Date.now() - lastActive.current >= IDLE_LIMIT - IDLE_WARNING) return look();
      lastActive.current = Date.now();
      if (lastActive.current - saidAt < SAY_EVERY) return;
      saidAt = lastActive.current;
      tabs.current?.say('active');
    }

    tabs.current = joinTabs((word) => {
      if (word !== 'active') return;
      lastActive.current = Date.now();
      look();
    });
    const timer = setInterval(look, 1_000);
    for (const name of ACTIVITY) window.addEventListener(name, note, { passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      tabs.current?.leave();
      tabs.current = null;
      clearInterval(timer);
      for (const name of ACTIVITY) window.removeEventListener(name, note);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onEnd]);

  return { endsAt, stay };
}

interface Props {
  /** Epoch milliseconds. */
  endsAt: number;
  onStay: () => void;
  onSignOut: () => void;
}

function IdleWarning({ endsAt, onStay, onSignOut }: Props) {
  return (
    <Dialog title={texts.title} width="32rem" gap={2} startsAtTitle describedBy="idle-text" onClose={onStay}>
      {(close) => (
        <>
          <p id="idle-text">
            {texts.before} <TimeLeft until={endsAt} />
            {texts.after}
          </p>
          <Row $gap={1.5}>
            <Button
              type="button"
              onClick={() => {
                // Gives the focus back; the close event comes later.
                close();
                onStay();
              }}
            >
              {texts.stay}
            </Button>
            <Button type="button" $look="quiet" onClick={onSignOut}>
              {texts.signOut}
            </Button>
          </Row>
        </>
      )}
    </Dialog>
  );
}

export function Watch({ onSignOut }: { onSignOut: (reason: 'left' | 'idle') => void }) {
  const latest = useRef(onSignOut);
  latest.current = onSignOut;
  const { endsAt, stay } = useIdle(useCallback(() => latest.current('idle'), []));
  if (endsAt === null) return null;
  return <IdleWarning endsAt={endsAt} onStay={stay} onSignOut={() => onSignOut('left')} />;
}

import { calendarNow } from '@university/shared/identity';
import { useHydrated } from '@university/shared/island';
import { TimeLeft } from '@university/shared/kit';
import { istDay } from '@university/shared/time';
import { texts } from './texts';

interface Props {
  /** Epoch milliseconds. */
  until: number;
  /** The day by the server's clock. */
  on: string;
}

/**
 * Counts down on the last day, once the browser has taken over: the server's HTML is read later than it was made. Not where
 * the device's clock shows another day than the server's.
 */
export function Left({ until, on }: Props) {
  return useHydrated() && <Ticking until={until} on={on} />;
}

function Ticking({ until, on }: Props) {
  const now = calendarNow();
  if (istDay(now) !== on || now >= until) return null;
  return (
    <>
      {' '}
      (<TimeLeft until={Date.now() + until - now} /> {texts.left})
    </>
  );
}

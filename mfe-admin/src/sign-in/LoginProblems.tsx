import { useNow } from '@university/shared/kit';
import { SECOND } from '@university/shared/time';
import { useMemo } from 'react';
import { ErrorSummary } from '../form/ErrorSummary';
import type { LoginFailure } from './log-in';
import { login } from './texts';

/** Why somebody is not logged in, and how long to wait before another try. */
export function LoginProblems({ failure }: { failure: LoginFailure }) {
  return <ErrorSummary failure={failure}>{failure.wait !== undefined && <Wait seconds={failure.wait} />}</ErrorSummary>;
}

const inWords = (seconds: number) => (seconds <= 90 ? login.seconds(seconds) : login.minutes(Math.ceil(seconds / 60)));

/** Counted down on screen; said aloud when it begins and when it is over. */
function Wait({ seconds }: { seconds: number }) {
  const now = useNow();
  const end = useMemo(() => Date.now() + seconds * SECOND, [seconds]);
  const left = Math.min(seconds, Math.max(0, Math.ceil((end - now) / SECOND)));
  // A live region that changes each second would never be quiet.
  return <p aria-live={left > 0 ? 'off' : 'assertive'}>{left > 0 ? login.wait(inWords(left)) : login.waited}</p>;
}

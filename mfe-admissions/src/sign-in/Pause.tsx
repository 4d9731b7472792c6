import { signInProblems } from '../texts';
import { TimeLeft } from '../time/TimeLeft';
import { useNow } from '../time/use-now';

/** How long it is until one may try again, and that it is over; the latter is read out. */
export function Pause({ until }: { until: number }) {
  const isOver = useNow() >= until;
  return (
    <>
      {!isOver && (
        <strong>
          {signInProblems.throttledFor} <TimeLeft until={until} />
        </strong>
      )}
      <span role="status">{isOver && <strong>{signInProblems.throttledOver}</strong>}</span>
    </>
  );
}

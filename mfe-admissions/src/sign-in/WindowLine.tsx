import type { RoundSchedule } from '@university/shared/contract';
import { formatInstant, Message } from '@university/shared/ui';
import { CalendarLink } from '../allotment/CalendarLink';
import type { ResultPage } from '../allotment/tracks';
import { windowLine } from '../texts';

function inWords({ state, published, opensAt, closesAt }: RoundSchedule): string {
  if (state === 'unset' || !opensAt || !closesAt) return windowLine.unset;
  const [opens, closes] = [formatInstant(opensAt), formatInstant(closesAt)];
  if (state === 'closed') return published ? windowLine.closed(closes) : windowLine.unset;
  if (!published) return windowLine.planned(opens, closes);
  return state === 'open' ? windowLine.open(closes) : windowLine.before(opens, closes);
}

interface Props {
  page: ResultPage;
  /** Left out where it could not be read: then nothing is said. */
  schedule?: RoundSchedule;
}

/** Whether the result is out and until when it can be decided on. */
export function WindowLine({ page, schedule }: Props) {
  if (!schedule) return null;
  return (
    <Message>
      <p>{inWords(schedule)}</p>
      {schedule.closesAt && schedule.state !== 'closed' && (
        <p>
          <CalendarLink page={page} />
        </p>
      )}
    </Message>
  );
}

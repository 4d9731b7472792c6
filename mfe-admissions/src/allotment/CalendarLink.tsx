import { windowLine } from '../texts';
import { calendarAddress } from './calendar-address';
import type { ResultPage } from './tracks';

/** Leads to the calendar file of a round. A plain link: it is a file, no page of the site. */
export function CalendarLink({ page }: { page: ResultPage }) {
  return (
    <a href={calendarAddress(page)} download>
      {windowLine.calendar}
    </a>
  );
}

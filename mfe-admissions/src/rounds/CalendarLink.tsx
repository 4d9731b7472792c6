import { withPrefix } from '@university/shared/language';
import { texts } from './calendar-link-texts';
import { calendarAddress, type ResultPage } from './result-pages';

/** A plain link: it is a file. */
export function CalendarLink({ page }: { page: ResultPage }) {
  return (
    <a href={withPrefix(calendarAddress(page))} download>
      {texts.dates}
    </a>
  );
}

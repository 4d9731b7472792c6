import { withPrefix } from '@university/shared/language';
import { calendarAddress, type ResultPage } from './result-pages';
import { texts } from './texts';

/** A plain link: it is a file. */
export function CalendarLink({ page }: { page: ResultPage }) {
  return (
    <a href={withPrefix(calendarAddress(page))} download>
      {texts.calendar}
    </a>
  );
}

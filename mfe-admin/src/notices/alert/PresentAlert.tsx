import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { StaffNotice } from '@university/shared/contract';
import { Row, VisuallyHidden } from '@university/shared/kit';
import { formatDate, formatDayOrInstant } from '@university/shared/time';
import { useDone } from '../../api/invalidate';
import { TaskButton } from '../../form/buttons';
import { Small } from '../../list/cells';
import { texts as words } from './texts';

const endInWords = (day: string, hour?: string) =>
  hour ? words.until(formatDayOrInstant(day, hour)) : words.untilMidnight(formatDate(day));

/** An alert that is up, and the button that takes it off every page at once. */
export function PresentAlert({ notice }: { notice: StaffNotice }) {
  const { _id, fileName, language, autoArchive, validUntil, validUntilTime } = notice;
  const done = useDone();

  async function take() {
    await call(calls.archiveNotice, { params: { id: _id }, body: { archive: true } });
    done(words.taken, 'notices');
  }

  return (
    <li>
      <strong lang={language}>{fileName}</strong>
      <Small>{autoArchive && validUntil ? endInWords(validUntil, validUntilTime) : words.open}</Small>
      <Row>
        <TaskButton onRun={take} failed={words.takeFailed}>
          {words.take}
          <VisuallyHidden>: {fileName}</VisuallyHidden>
        </TaskButton>
      </Row>
    </li>
  );
}

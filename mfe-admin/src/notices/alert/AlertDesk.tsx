import { calendarNow } from '@university/shared/identity';
import { HOUR } from '@university/shared/time';
import { SelectField, TextAreaField, TextField } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useRef, useState } from 'react';
import { useDone } from '../../api/invalidate';
import { staffNoticesQuery } from '../../api/queries';
import { Titled } from '../../area/Panel';
import { StaffArea } from '../../area/StaffArea';
import { Read } from '../../form/messages';
import { TaskFrame } from '../../form/TaskFrame';
import type { Fields } from '../../form/upload-queue';
import { useTaskForm } from '../../form/use-task-form';
import { uploadNotice } from '../calls';
import { type AlertValues, alertSchema, BLANK_ALERT } from './alert-values';
import { PresentAlert } from './PresentAlert';
import { texts as words } from './texts';

/** Alerts that are up; there are never many. */
const MOST = 10;

/** What stands on every page, for somebody with a phone and one minute: a sentence, and what is up. */
export default function AlertDesk() {
  const query = useQuery(staffNoticesQuery({ section: 'alert', state: 'active', limit: MOST }));
  return (
    <StaffArea title={words.title}>
      <AlertForm />
      <Titled title={words.up}>
        <Read query={query} failed={words.failed}>
          {({ data: { notices } }) =>
            notices.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <ul>
                {notices.map((notice) => (
                  <PresentAlert key={notice._id} notice={notice} />
                ))}
              </ul>
            )
          }
        </Read>
      </Titled>
    </StaffArea>
  );
}

function AlertForm() {
  const done = useDone();
  // The same for every try, so that one that seemed to fail makes no second alert.
  const key = useRef(crypto.randomUUID());
  // And with the same end, as two hours count from the first of them; after an hour it is another alert.
  const since = useRef<number>(undefined);
  const [schema] = useState(() =>
    alertSchema(() => {
      if (calendarNow() - (since.current ?? 0) > HOUR) {
        since.current = undefined;
        key.current = crypto.randomUUID();
      }
      return since.current ?? calendarNow();
    }),
  );
  const task = useTaskForm<AlertValues, Fields>({
    name: 'alert',
    schema,
    defaultValues: BLANK_ALERT,
    order: ['sentence', 'end', 'until', 'more'],
    async onSend(fields) {
      since.current ??= calendarNow();
      await uploadNotice(fields, undefined, { key: key.current });
      key.current = crypto.randomUUID();
      since.current = undefined;
      task.startAgain();
      done(words.published, 'notices');
    },
  });
  return (
    <TaskFrame task={task} submit={words.publish}>
      <TextField {...task.field('sentence')} label={words.sentence} hint={words.sentenceHint} maxLength={200} />
      <SelectField {...task.field('end')} label={words.end} options={Object.entries(words.ends)} />
      {task.form.watch('end') === 'own' && (
        <TextField {...task.field('until')} type="datetime-local" label={words.ownEnd} />
      )}
      <TextAreaField {...task.field('more')} label={words.more} hint={words.moreHint} rows={3} />
    </TaskFrame>
  );
}

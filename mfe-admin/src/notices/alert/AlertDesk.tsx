import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { StaffNotice } from '@university/shared/contract';
import { Row, VisuallyHidden } from '@university/shared/kit';
import { formatDate, formatDayOrInstant, addDays, HOUR, istDay, MINUTE, toIstInput } from '@university/shared/time';
import { useDone } from '../../api/changes';
import { TaskButton, Read } from '../../form/actions';
import { Small } from '../../list/cells';
import type { Fields } from '../../form/UploadDesk';
import { PlainForm } from '../../form/PlainForm';
import { formSchema } from '../../form/use-task-form';
import { BLANK, checkNotice, sentOf } from '../values';
import { calendarNow } from '@university/shared/identity';
import { useQuery } from '@university/shared/query';
import { useRef, useState } from 'react';
import { staffNoticesQuery } from '../../api/queries';
import { Titled, StaffArea } from '../../area/StaffArea';
import { uploadNotice } from '../calls';

const texts = {
  fields: {
    sentence: { label: 'What must everybody know?', hint: 'One sentence, as “Campus closed: cyclone”.' },
    end: { label: 'Show until' },
    until: { label: 'Day and hour at which it ends, in IST' },
    more: {
      label: 'More about it (optional)',
      hint: 'Shown on the page that the sentence leads to. An address that begins with https:// becomes a link.',
    },
  },
  ends: {
    hours: '2 hours from now',
    tonight: 'Tonight, midnight',
    tomorrow: 'Tomorrow evening, 6 pm',
    own: 'A day and hour of its own',
    open: 'I take it away',
  },
  submit: 'Publish on every page',
} as const;

const endInWords = (day: string, hour?: string) =>
  hour ? `until ${formatDayOrInstant(day, hour)}` : `until ${formatDate(day)}, 12 midnight (IST)`;

function PresentAlert({ notice }: { notice: StaffNotice }) {
  const { _id, fileName, language, autoArchive, validUntil, validUntilTime } = notice;
  const done = useDone();

  async function take() {
    await call(calls.archiveNotice, { params: { id: _id }, body: { archive: true } });
    done('The alert is taken away.', 'notices');
  }

  return (
    <li>
      <strong lang={language}>{fileName}</strong>
      <Small>
        {autoArchive && validUntil ? endInWords(validUntil, validUntilTime) : 'until somebody takes it away'}
      </Small>
      <Row>
        <TaskButton onRun={take} failed="It could not be taken away.">
          Take it away
          <VisuallyHidden>: {fileName}</VisuallyHidden>
        </TaskButton>
      </Row>
    </li>
  );
}

type AlertEnd = keyof typeof texts.ends;

export interface AlertValues {
  sentence: string;
  more: string;
  end: AlertEnd;
  until: string;
}

export const BLANK_ALERT: AlertValues = { sentence: '', more: '', end: 'tonight', until: '' };

/** As `datetime-local` or a date; empty: no end. @param now epoch milliseconds */
const END: Record<AlertEnd, (now: number, until: string) => string> = {
  hours: (now) => toIstInput(Math.ceil((now + 2 * HOUR) / MINUTE) * MINUTE),
  // A date alone ends at midnight.
  tonight: (now) => istDay(now),
  tomorrow: (now) => `${addDays(istDay(now), 1)}T18:00`,
  own: (_, until) => until,
  open: () => '',
};

const INPUTS: Partial<Record<string, keyof AlertValues>> = {
  fileName: 'sentence',
  text: 'more',
  validUntil: 'until',
  validUntilTime: 'until',
};

/** @param now epoch milliseconds */
export const alertSchema = (now: () => number) =>
  formSchema<AlertValues, Fields>(({ sentence, more, end, until }) => {
    const [validUntil = '', validUntilTime = ''] = END[end](now(), until).split('T');
    const { data, issues } = checkNotice({
      ...BLANK,
      section: 'alert',
      fileName: sentence,
      text: more.trim() || sentence,
      autoArchive: end !== 'open',
      validUntil,
      validUntilTime,
    });
    const found = issues.map(({ path, message }) => ({ message, path: INPUTS[path] ?? path }));
    return { output: sentOf(data), issues: found };
  });

const MOST = 10;

export default function AlertDesk() {
  const query = useQuery(staffNoticesQuery({ section: 'alert', state: 'active', limit: MOST }));
  return (
    <StaffArea title="Alert on every page">
      <AlertForm />
      <Titled title="Showing now">
        <Read query={query} failed="The alerts that show now could not be loaded.">
          {({ data: { notices } }) =>
            notices.length === 0 ? (
              <p>No alert is showing.</p>
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
  // Idempotency-Key: a retry makes no second alert.
  const key = useRef(crypto.randomUUID());
  // Retries within an hour keep the end that was counted first.
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
  return (
    <PlainForm<AlertValues, Fields>
      name="alert"
      restores="reload"
      schema={schema}
      defaultValues={BLANK_ALERT}
      words={texts}
      inputs={({ end }) => ({
        end: { options: Object.entries(texts.ends) },
        until: end === 'own' && { type: 'datetime-local' },
        more: { rows: 3 },
      })}
      onSend={async (fields, startAgain) => {
        since.current ??= calendarNow();
        await uploadNotice(fields, undefined, { key: key.current });
        key.current = crypto.randomUUID();
        since.current = undefined;
        startAgain();
        done('The alert shows on every page.', 'notices');
      }}
    />
  );
}

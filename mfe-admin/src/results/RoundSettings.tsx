import '../zod-without-eval';
import { ApiError, toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { RoundSummary, RoundUpdate } from '@university/shared/contract';
import { Muted, Row } from '@university/shared/kit';
import { calendarNow } from '@university/shared/identity';
import { formatInstant, fromIstInput, toIstInput } from '@university/shared/time';
import { useState } from 'react';
import { z } from 'zod';
import { useInvalidate, callWithProof } from '../api/changes';
import { Panel, later } from '../area/StaffArea';
import { MOST_TAKE_BACK_MINUTES, plainCode } from './contract';
import { ActButton, AskButton, TaskButton } from '../form/actions';
import { PlainForm } from '../form/PlainForm';
import { approvals } from '../staff/texts';
import { Waiting } from '../staff/Waiting';
import { askOf, roundName, subjectOfRound } from './rounds';

const words = {
  fields: {
    opensAt: { label: 'Opens at, in IST' },
    closesAt: { label: 'Closes at, in IST' },
    takeBackMinutes: {
      label: 'Undo time, minutes',
      hint: 'For so long, and not after the window closes, an applicant can take a decision back. 0: never.',
    },
  },
  takeBackNeeds: 'Give a whole number of minutes from 0 to 1440',
  submit: 'Save the window',
  order: 'The window must close after it opens',
  publish: 'Publish the results',
  unpublishText: (name: string) =>
    `Nobody sees a result of ${name} any more and nobody can decide, until you publish it again. Decisions that were made stay.`,
  unpublished: 'These results are not public.',
  publishAt: (at: string) => `These results go out by themselves on ${at}.`,
  waits: (at: string) =>
    `These results were to go out on ${at}. They wait until the plan of the round and of its year is published.`,
  noHour: 'Do not publish at that hour',
  hourGone: 'The results do not go out by themselves any more.',
  stale: 'Somebody else has changed this round meanwhile. What is here now is theirs; change it again if you must.',
};

const PublishRound = later(() => import('./PublishRound').then((module) => module.PublishRound));

function stateInWords({ published, publishAt }: RoundSummary): string {
  if (published) return 'These results are public.';
  if (!publishAt) return words.unpublished;
  return (Date.parse(publishAt) > calendarNow() ? words.publishAt : words.waits)(formatInstant(publishAt));
}

const saidOfPublication = ({ publishAt }: RoundSummary): string =>
  publishAt ? `The results go out on ${formatInstant(publishAt)}.` : 'The results are published.';

export function RoundSettings({ round: read }: { round: RoundSummary }) {
  const invalidate = useInvalidate();
  const [isAsking, setAsking] = useState(false);
  const [answered, setAnswered] = useState(read);
  // The last answer may be newer than the query.
  const round = answered.version > read.version ? answered : read;
  const { published, publishAt, opensAt, closesAt, version, total } = round;

  async function save(change: Partial<RoundUpdate>, said: (round: RoundSummary) => string) {
    const body = { opensAt: opensAt ?? '', closesAt: closesAt ?? '', published, version, ...change };
    try {
      const { data } = await callWithProof(calls.updateRound, { ...askOf(round), body });
      setAnswered(data.round);
      toast.success(data.approval ? approvals.waits(data.approval) : said(data.round));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') throw new ApiError(409, 'stale', words.stale);
      throw error;
    } finally {
      invalidate('rounds', 'approvals');
    }
  }

  const hasWindow = opensAt !== null && closesAt !== null;
  return (
    <Panel title="Window and publication" gap={3}>
      <Waiting subject={subjectOfRound(round)} kind="publish-round" />
      <WindowForm
        key={read.version}
        round={read}
        onSave={async ({ opensAt: opens, closesAt: closes, takeBackMinutes }) => {
          const window = { opensAt: fromIstInput(opens), closesAt: fromIstInput(closes) };
          await save({ ...window, takeBackMinutes: Number(takeBackMinutes) }, () => 'The window is saved.');
        }}
      />
      <Row>
        <p>{stateInWords(round)}</p>
        {hasWindow && total > 0 && !published && <ActButton onClick={() => setAsking(true)}>{words.publish}</ActButton>}
        {hasWindow && total > 0 && published && (
          <AskButton
            title="Take these results back?"
            action="Take the results back"
            look="danger"
            onConfirm={() => save({ published: false }, () => words.unpublished)}
          >
            <p>{words.unpublishText(roundName(round))}</p>
          </AskButton>
        )}
        {publishAt && (
          <TaskButton onRun={() => save({ publishAt: null }, () => words.hourGone)}>{words.noHour}</TaskButton>
        )}
      </Row>
      {!published && !hasWindow && <Muted>Save a window before you publish.</Muted>}
      {!published && hasWindow && total === 0 && <Muted>Import the results before you publish.</Muted>}
      {isAsking && !published && (
        <PublishRound
          round={round}
          onPublish={(update) => save(update, saidOfPublication)}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

interface WindowProps {
  round: RoundSummary;
  onSave: (window: z.output<typeof windowForm>) => Promise<void>;
}

const WindowForm = ({ round: { _id, opensAt, closesAt, takeBackMinutes }, onSave }: WindowProps) => (
  <PlainForm<z.input<typeof windowForm>, z.output<typeof windowForm>>
    name={`window-${_id}`}
    schema={windowForm}
    defaultValues={{
      opensAt: toIstInput(opensAt),
      closesAt: toIstInput(closesAt),
      takeBackMinutes: String(takeBackMinutes),
    }}
    words={words}
    inputs={{
      opensAt: { type: 'datetime-local' },
      closesAt: { type: 'datetime-local' },
      takeBackMinutes: { inputMode: 'numeric' },
    }}
    onSend={onSave}
  />
);

/** Both are in IST, so they compare as text. */
const local = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/, 'Give day and time');

const windowForm = z
  .object({
    opensAt: local,
    closesAt: local,
    takeBackMinutes: z
      .string()
      .overwrite(plainCode)
      .regex(/^\d{1,4}$/, words.takeBackNeeds)
      .refine((minutes) => Number(minutes) <= MOST_TAKE_BACK_MINUTES, words.takeBackNeeds),
  })
  .refine(({ opensAt, closesAt }) => closesAt > opensAt, { path: ['closesAt'], message: words.order });

import * as calls from '@university/shared/calls';
import { Row, TextField } from '@university/shared/kit';
import { addDays } from '@university/shared/time';
import { z } from 'zod';
import { useDone } from '../api/invalidate';
import { type CycleCopy, cycleCopy } from './contract';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { callWithProof } from '../sign-in/recent-login';
import { nextYear, YEAR_OF_WEEKS } from './move-dates';
import { texts } from './texts';

const words = texts.copy;

interface Values {
  code: string;
  beginsOn: string;
  /** As typed. */
  daysLater: string;
}

const copyForm = z.object({
  code: cycleCopy.shape.code,
  beginsOn: cycleCopy.shape.beginsOn,
  daysLater: z
    .string()
    .trim()
    .regex(/^-?\d{1,5}$/, words.daysNeeds)
    .transform(Number)
    .pipe(cycleCopy.shape.daysLater),
});

interface Props {
  from: string;
  beginsOn: string;
  /** Gets the code of the year that was made. */
  onCopied: (code: string) => void;
}

export function CopyYear({ from, beginsOn, onCopied }: Props) {
  const done = useDone();
  const task = useTaskForm<Values, Omit<CycleCopy, 'from'>>({
    name: `copy-${from}`,
    schema: copyForm as z.ZodType<Omit<CycleCopy, 'from'>, Values>,
    defaultValues: {
      code: nextYear(from),
      beginsOn: addDays(beginsOn, YEAR_OF_WEEKS),
      daysLater: String(YEAR_OF_WEEKS),
    },
    order: ['code', 'beginsOn', 'daysLater'],
    onSend: async (copy) => {
      const { data } = await callWithProof(calls.copyCycle, { body: { from, ...copy } });
      done(words.done(data.cycle, data.applications + data.rounds), 'documents');
      onCopied(data.cycle);
    },
  });
  return (
    <TaskFrame task={task} submit={words.submit} intro={<p>{words.text(from)}</p>}>
      <Row>
        <TextField {...task.field('code')} label={words.code} hint={words.codeHint} autoComplete="off" />
        <TextField {...task.field('beginsOn')} type="date" label={words.beginsOn} hint={words.beginsOnHint} />
        <TextField {...task.field('daysLater')} label={words.daysLater} hint={words.daysLaterHint} autoComplete="off" />
      </Row>
    </TaskFrame>
  );
}

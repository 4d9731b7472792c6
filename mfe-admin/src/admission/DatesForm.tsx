import * as calls from '@university/shared/calls';
import styled from 'styled-components';
import { ApiError, toast } from '@university/shared';
import { Row, Stack, TextField } from '@university/shared/kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useInvalidate, useDone, callWithProof } from '../api/changes';
import { labelOf } from '../documents/fields/plain-fields';
import type { DataPath, DocumentOutput, DocumentValues } from '../documents/form-context';
import { fieldsOfKind } from '../documents/kinds';
import { atInputs, schemaOf } from '../documents/model/check';
import type { Field, FieldOf } from '../documents/model/fields';
import { toValues } from '../documents/model/values';
import { ActButton } from '../form/actions';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import type { PlanRow } from './plan-rows';
import { texts } from './texts';
import { addDays } from '@university/shared/time';
import { z } from 'zod';
import { type CycleCopy, cycleCopy, plainCode } from './contract';
import { PlainForm } from '../form/PlainForm';

const isDate = (field: Field): field is FieldOf<'text'> =>
  field.type === 'text' && (field.input === 'date' || field.input === 'datetime-local');

interface Props {
  row: PlanRow;
  onClose: () => void;
}

export function DatesForm({ row: { _id: id, kind, name, data, status, version }, onClose }: Props) {
  const invalidate = useInvalidate();
  const fields = fieldsOfKind(kind).filter(isDate);
  const others = Object.entries(data).filter(([field]) => !fields.some((each) => each.name === field));
  const task = useTaskForm<DocumentValues, DocumentOutput>({
    name: `dates-${id}`,
    schema: schemaOf(kind, Object.fromEntries(others)),
    defaultValues: { data: toValues(fields, data), note: '', correction: '', names: {} },
    order: fields.map((field) => `data.${field.name}` as DataPath),
    onSend: async (output) => {
      try {
        await callWithProof(calls.updateDocument, { params: { id }, body: { kind, ...output, status, version } });
      } catch (error) {
        throw await explained(error);
      } finally {
        invalidate('documents');
      }
      toast.success(`The dates of ${name} are saved.`);
      onClose();
    },
  });

  async function explained(error: unknown): Promise<unknown> {
    if (!(error instanceof ApiError)) return error;
    if (error.code === 'conflict') return new ApiError(409, error.code, texts.datesConflict);
    return new ApiError(error.status, error.code, error.message, atInputs(kind, error.issues), error.data);
  }

  function moveBy(days: number) {
    for (const field of fields) {
      const path = `data.${field.name}` as DataPath;
      task.form.setValue(path, movedInput(task.form.getValues(path), days) as never);
    }
  }

  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <Stack as="section" $gap={2} ref={box} aria-label={`Dates of ${name}`} onKeyDown={onKeyDown}>
      <TaskFrame task={task} submit="Save the dates" onCancel={onClose}>
        <Row>
          {fields.map((field) => (
            <TextField
              key={field.name}
              {...task.field(`data.${field.name}`)}
              type={field.input}
              label={labelOf(field)}
              autoComplete="off"
            />
          ))}
        </Row>
        <MoveAll id={id} onMove={moveBy} />
      </TaskFrame>
    </Stack>
  );
}

const Line = styled(Row)`
  align-items: end;
`;

function MoveAll({ id, onMove }: { id: string; onMove: (days: number) => void }) {
  const [days, setDays] = useState('');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();

  function move() {
    const typed = plainCode(days);
    const isWhole = /^-?\d{1,4}$/.test(typed);
    setProblem(isWhole ? undefined : 'Give a whole number of days');
    setSaid(isWhole ? 'The dates below are moved. Save them to keep it.' : '');
    if (isWhole) onMove(Number(typed));
  }

  return (
    <Line>
      <TextField
        id={`move-${id}`}
        label="Move all by days"
        hint="For example 7, or -1 for a day earlier."
        error={problem}
        autoComplete="off"
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter moves the dates and does not submit the form.
          event.preventDefault();
          move();
        }}
      />
      <ActButton onClick={move}>Move</ActButton>
      <span role="status">{said}</span>
    </Line>
  );
}

/** `2025-26` becomes `2026-27`; other spellings become ''. */
export function nextYear(code: string): string {
  const [, first] = /^(\d{4})-\d\d$/.exec(code) ?? [];
  if (!first) return '';
  const year = Number(first) + 1;
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** 52 weeks in days, so that weekdays stay. */
const YEAR_OF_WEEKS = 364;
const DAY = /^(\d{4}-\d\d-\d\d)(.*)$/;

/** Moves the value of a date or datetime input; anything else is returned unchanged. */
export function movedInput(value: unknown, days: number): unknown {
  const [, day = '', time = ''] = DAY.exec(String(value ?? '')) ?? [];
  return day && !Number.isNaN(Date.parse(day)) ? addDays(day, days) + time : value;
}

const copyYearWords = {
  about: (from: string) =>
    `All application periods and rounds of ${from} are made again as drafts, with every date moved. Results are not copied.`,
  fields: {
    code: { label: 'Academic year', hint: 'Such as 2026-27.' },
    beginsOn: { label: 'First day', hint: 'From this day on the site speaks of it, once it is published.' },
    daysLater: { label: 'Days later', hint: '364 days are 52 weeks, so that weekdays stay as they are.' },
  },
  submit: 'Copy',
};

interface Values {
  code: string;
  beginsOn: string;
  daysLater: string;
}

const copyForm = z.object({
  code: cycleCopy.shape.code,
  beginsOn: cycleCopy.shape.beginsOn,
  daysLater: z
    .string()
    .overwrite(plainCode)
    .regex(/^-?\d{1,5}$/, 'Give a whole number of days')
    .transform(Number)
    .pipe(cycleCopy.shape.daysLater),
});

interface CopyYearProps {
  from: string;
  beginsOn: string;
  onCopied: (code: string) => void;
}

export function CopyYear({ from, beginsOn, onCopied }: CopyYearProps) {
  const done = useDone();
  return (
    <PlainForm<Values, Omit<CycleCopy, 'from'>>
      name={`copy-${from}`}
      schema={copyForm as z.ZodType<Omit<CycleCopy, 'from'>, Values>}
      defaultValues={{
        code: nextYear(from),
        beginsOn: addDays(beginsOn, YEAR_OF_WEEKS),
        daysLater: String(YEAR_OF_WEEKS),
      }}
      words={copyYearWords}
      inputs={{ beginsOn: { type: 'date' } }}
      intro={<p>{copyYearWords.about(from)}</p>}
      isRow
      onSend={async (copy) => {
        const { data } = await callWithProof(calls.copyCycle, { body: { from, ...copy } });
        done(`${data.cycle} is made, with ${data.applications + data.rounds} drafts.`, 'documents');
        onCopied(data.cycle);
      }}
    />
  );
}

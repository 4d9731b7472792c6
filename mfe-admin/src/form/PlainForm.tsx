import { Row, SelectField, TextAreaField, TextField } from '@university/shared/kit';
import { type ComponentProps, Fragment, type InputHTMLAttributes, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Check } from './Check';
import { TaskFrame } from './TaskFrame';
import { type TaskForm, type TaskOptions, useTaskForm } from './use-task-form';

interface FieldWords {
  label: string;
  hint?: string;
}

export interface FieldInput extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  rows?: number;
  options?: readonly (readonly [value: string, label: string])[];
  none?: string;
  isCheck?: true;
}

interface FieldsProps<V extends FieldValues, O> {
  task: TaskForm<V, O>;
  words: { readonly [name: string]: FieldWords };
  /** False: hidden. */
  inputs?: { readonly [name: string]: FieldInput | false | undefined };
}

export const Fields = <V extends FieldValues, O>({ task, words, inputs = {} }: FieldsProps<V, O>) =>
  Object.entries(words).map(([name, said]) => {
    const input = inputs[name];
    return (
      input !== false && <Fragment key={name}>{fieldOf({ ...task.field(name as Path<V>), ...said }, input)}</Fragment>
    );
  });

function fieldOf(
  field: FieldWords & { id: string; error?: string },
  { rows, options, none, isCheck, ...input }: FieldInput = {},
) {
  if (isCheck) return <Check {...field} />;
  if (options) return <SelectField {...field} options={options} none={none} />;
  if (rows) return <TextAreaField {...field} rows={rows} />;
  return <TextField autoComplete="off" {...input} {...field} />;
}

interface Props<V extends FieldValues, O>
  extends Omit<TaskOptions<V, O>, 'order' | 'onSend'>,
    Pick<ComponentProps<typeof TaskFrame>, 'method' | 'onCancel'> {
  words: { submit: string; sending?: string; text?: string; fields: { readonly [name: string]: FieldWords } };
  inputs?: FieldsProps<V, O>['inputs'] | ((values: V) => FieldsProps<V, O>['inputs']);
  intro?: ReactNode;
  more?: { order: readonly Path<V>[]; show: (task: TaskForm<V, O>) => ReactNode };
  isRow?: true;
  onSend: (output: O, startAgain: (values?: V) => void) => Promise<unknown>;
}

export function PlainForm<V extends FieldValues, O>(props: Props<V, O>) {
  const {
    words,
    inputs,
    intro = words.text && <p>{words.text}</p>,
    more,
    isRow,
    method,
    onCancel,
    onSend,
    ...options
  } = props;
  const task: TaskForm<V, O> = useTaskForm<V, O>({
    ...options,
    order: [...(Object.keys(words.fields) as Path<V>[]), ...(more?.order ?? [])],
    onSend: (output) => onSend(output, task.startAgain),
  });
  const fields = (
    <Fields
      task={task}
      words={words.fields}
      inputs={typeof inputs === 'function' ? inputs(task.form.watch()) : inputs}
    />
  );
  return (
    <TaskFrame {...{ task, intro, method, onCancel }} submit={words.submit} sending={words.sending}>
      {isRow ? <Row>{fields}</Row> : fields}
      {more?.show(task)}
    </TaskFrame>
  );
}

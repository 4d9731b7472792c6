import type { FieldValues, Path } from 'react-hook-form';
import { checked, type Issue } from '../form/checked';
import { type TaskForm, useTaskForm } from '../form/use-task-form';
import type { NoticeValues } from './values';

/** Fields that every form of notices has, in the order of the page. */
export const COMMON_ORDER = [
  'language',
  'summary',
  'endDate',
  'apply',
  'vacancies',
  'orderNumber',
  'orderDate',
  'publishAt',
  'validUntil',
] as const satisfies readonly Path<NoticeValues>[];

/** A form about notices, as the parts that all of them have see it. */
export type NoticeForm = TaskForm<NoticeValues>;

interface Options<V extends NoticeValues> {
  name: string;
  defaultValues: V;
  order: readonly Path<V>[];
  issuesOf: (values: V) => Issue[];
  inputOf?: (field: string) => string;
  onSend: (values: V) => Promise<unknown>;
}

/** A form of notices with further fields of its own: itself, and as the common parts see it. */
export function useNoticeForm<V extends NoticeValues & FieldValues>({ issuesOf, ...options }: Options<V>) {
  const task = useTaskForm<V, V>({ ...options, schema: checked<V>(issuesOf) });
  return [task, task as unknown as NoticeForm] as const;
}

import type { Role } from '@university/shared/contract';
import type { TaskForm } from '../form/use-task-form';
import { ScopeFields } from './ScopeFields';

interface Values {
  role: Role;
  scopes: string[];
}

/** What the account of a form may change, where its role has that. */
export function ScopesOf<V extends Values, O>({ task: given }: { task: TaskForm<V, O> }) {
  const task = given as unknown as TaskForm<Values>;
  const { role, scopes } = task.form.watch();
  if (role !== 'editor') return null;
  return (
    <ScopeFields
      id={task.idOf('scopes')}
      scopes={scopes}
      error={task.errorOf('scopes')}
      onChange={(next) => task.form.setValue('scopes', next, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

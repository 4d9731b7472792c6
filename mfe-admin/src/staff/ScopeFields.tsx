import { FieldError, FormPart, Muted, space, Stack } from '@university/shared/kit';
import { useQuery, queryOptions } from '@university/shared/query';
import styled from 'styled-components';
import { Check } from '../form/Check';
import { Read } from '../form/actions';
import { texts } from './texts';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Role } from '@university/shared/contract';
import type { Path } from 'react-hook-form';
import type { TaskForm } from '../form/use-task-form';

const Many = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: 0 ${space(2)};
`;

interface Values {
  role: Role;
  scopes: string[];
}

export function ScopesOf<V extends Values, O>({ task }: { task: TaskForm<V, O> }) {
  const isEditor = task.form.watch('role' as Path<V>) === 'editor';
  return isEditor && <ScopeFields task={task as unknown as TaskForm<Values>} />;
}

function ScopeFields({ task }: { task: TaskForm<Values> }) {
  const known = useQuery(scopesQuery());
  const scopes = task.form.watch('scopes');
  const error = task.errorOf('scopes');
  const onChange = (next: string[]) => task.form.setValue('scopes', next, { shouldDirty: true, shouldValidate: true });
  const isWhole = scopes.includes(WHOLE);

  const check = (scope: string, name: string) => (
    <Check
      key={scope}
      label={name}
      checked={scopes.includes(scope)}
      onChange={({ target }) =>
        onChange(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
      }
    />
  );

  return (
    <FormPart title="What this editor may change">
      <Stack $gap={1}>
        {error && <FieldError>{error}</FieldError>}
        <Check
          id={task.idOf('scopes')}
          label={texts.scopesWhole}
          checked={isWhole}
          onChange={({ target }) => onChange(target.checked ? [WHOLE] : [])}
        />
        <Muted>Every campus, department, person, programme and fee.</Muted>
      </Stack>
      {!isWhole && (
        <Read query={known} failed="The departments and campuses could not be loaded.">
          {({ departments, campuses }) => (
            <>
              <FormPart title="Departments, with their people and programmes">
                <Many>{departments.map(({ scope, name }) => check(scope, name))}</Many>
              </FormPart>
              <FormPart title="Campuses">
                <Many>{campuses.map(({ scope, name }) => check(scope, name))}</Many>
              </FormPart>
            </>
          )}
        </Read>
      )}
    </FormPart>
  );
}

/** The scope that includes all others. */
const WHOLE = 'catalogue';

const scopesQuery = () =>
  queryOptions({
    queryKey: ['document', 'scopes'],
    queryFn: async ({ client, signal }) => {
      const of = async (kind: 'department' | 'campus') => {
        const { data } = await read(client, calls.listDocuments, { query: { kind, limit: 1_000 }, signal });
        return data.documents.map(({ _id, name }) => ({ scope: `${kind}:${_id}`, name }));
      };
      const [departments, campuses] = await Promise.all([of('department'), of('campus')]);
      return { departments, campuses };
    },
  });

export function scopesInWords({ role, scopes }: { role: Role; scopes: readonly string[] }): string | undefined {
  if (role !== 'editor') return undefined;
  if (scopes.includes(WHOLE)) return texts.scopesWhole;
  const count = (kind: string) => scopes.filter((scope) => scope.startsWith(`${kind}:`)).length;
  const [departments, campuses] = [count('department'), count('campus')];
  const parts = [departments && texts.scopesDepartmentsOf(departments), campuses && texts.scopesCampusesOf(campuses)];
  return parts.filter(Boolean).join(', ') || 'Nothing yet';
}

export const lacksScopes = ({ role, scopes }: { role?: Role | undefined; scopes?: readonly string[] | undefined }) =>
  role === 'editor' && (scopes ?? []).length === 0;

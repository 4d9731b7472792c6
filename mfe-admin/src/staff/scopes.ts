import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Role } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { texts } from './texts';

const words = texts.scopes;

/** The scope that all others are part of. */
export const WHOLE = 'catalogue';

/** Departments and campuses that an editor can be given, as scopes with their names. */
export const scopesQuery = () =>
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

/** What somebody of this role may change, in a few words; undefined where scopes mean nothing. */
export function scopesInWords({ role, scopes }: { role: Role; scopes: readonly string[] }): string | undefined {
  if (role !== 'editor') return undefined;
  if (scopes.includes(WHOLE)) return words.whole;
  const count = (kind: string) => scopes.filter((scope) => scope.startsWith(`${kind}:`)).length;
  const [departments, campuses] = [count('department'), count('campus')];
  const parts = [departments && words.departmentsOf(departments), campuses && words.campusesOf(campuses)];
  return parts.filter(Boolean).join(', ') || words.nothing;
}

/** Whether an editor would be able to change nothing at all. */
export const lacksScopes = ({ role, scopes }: { role?: Role | undefined; scopes?: readonly string[] | undefined }) =>
  role === 'editor' && (scopes ?? []).length === 0;

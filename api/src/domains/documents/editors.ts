import {
  type DocumentKind,
  DOCUMENTS,
  textsOf,
  tidied,
  type Translation,
  ADMISSION_KINDS,
  isOfAdmission,
  notesOf,
  type Role,
} from '@university/shared/contract';
import { HttpError } from '@university/web';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { departments, faculty, staff } from '../../platform/database/schema';
import type { Call } from '../../platform/http/route';
import { isHere } from '../catalogue/people';
import { isNamedIn } from './references';
import type { Stored } from './queries';
import { columnOf, fieldsOf, TABLES } from './tables';

export function withTidyHindi(kind: DocumentKind, data: Record<string, unknown>): Record<string, unknown> {
  const hi = data.hi as Translation[] | undefined;
  return hi?.length ? { ...data, hi: tidied(textsOf(DOCUMENTS[kind].data, data), hi) } : data;
}

export interface Editor {
  staffId: string;
  /** When the session last gave a proof of identity. */
  provedAt: Date;
  isWhole: boolean;
  /** The only kinds that the role sees, and may change; null: no limit. */
  onlyKinds: readonly DocumentKind[] | null;
  isOfAdmissions: boolean;
  isOfNotices: boolean;
  /** Ids from scopes and from headed departments. */
  departments: ReadonlySet<string>;
  campuses: ReadonlySet<string>;
  /** Null if there is none, or the person has left. */
  personId: string | null;
}

export type StaffCaller = Extract<Call['caller'], { kind: 'staff' }>;

const idsOf = (scopes: readonly string[], kind: string) =>
  scopes.filter((scope) => scope.startsWith(`${kind}:`)).map((scope) => scope.slice(kind.length + 1));

/** The person linked to the account, or else with its e-mail address. */
async function findOwnRecord(tx: Database, staffId: string, now: Date) {
  const [found] = await tx
    .select({ id: faculty.id, leftOn: faculty.leftOn })
    .from(staff)
    .innerJoin(faculty, or(eq(faculty.staffId, staff.id), and(isNull(faculty.staffId), eq(faculty.email, staff.email))))
    .where(eq(staff.id, staffId))
    .limit(1);
  return found && isHere(found, now) ? found.id : null;
}

const ONLY: { [R in Role]?: readonly DocumentKind[] } = { notices: ['notice', 'media'], admissions: ADMISSION_KINDS };

export const onlyKindsOf = (role: Role): readonly DocumentKind[] | null => ONLY[role] ?? null;

export async function readEditor(tx: Database, { id, role, provedAt }: StaffCaller, now: Date): Promise<Editor> {
  const [account] = await tx.select({ scopes: staff.scopes }).from(staff).where(eq(staff.id, id));
  const scopes = role === 'editor' ? (account?.scopes ?? []) : [];
  const personId = await findOwnRecord(tx, id, now);
  const headed = personId
    ? await tx.select({ id: departments.id }).from(departments).where(eq(departments.headId, personId))
    : [];
  return {
    staffId: id,
    provedAt,
    isWhole: role === 'admin' || scopes.includes('catalogue'),
    onlyKinds: onlyKindsOf(role),
    isOfAdmissions: role === 'admin' || role === 'admissions',
    isOfNotices: role === 'admin' || role === 'notices',
    departments: new Set([...idsOf(scopes, 'department'), ...headed.map((each) => each.id)]),
    campuses: new Set(idsOf(scopes, 'campus')),
    personId,
  };
}

/** Undefined for a kind that belongs to no office. */
function ofOffice(editor: Editor, kind: DocumentKind): boolean | undefined {
  if (kind === 'notice') return editor.isOfNotices;
  return isOfAdmission(kind) ? editor.isOfAdmissions : undefined;
}

export const mayDoAll = (editor: Editor, kind: DocumentKind): boolean => ofOffice(editor, kind) ?? editor.isWhole;

type Subject = Pick<Stored, 'kind' | 'id' | 'data'>;

type OwnIds = [field: 'id' | 'departmentId', ids: ReadonlySet<string>];

/** A department includes its people and programmes. */
function ownIds({ departments, campuses, personId }: Editor, kind: DocumentKind): OwnIds[] {
  const own: { [K in DocumentKind]?: OwnIds[] } = {
    department: [['id', departments]],
    campus: [['id', campuses]],
    program: [['departmentId', departments]],
    person: [
      ['departmentId', departments],
      ['id', new Set(personId === null ? [] : [personId])],
    ],
  };
  return own[kind] ?? [];
}

/** True or false for all documents of a kind; undefined if it depends on scopes. */
const isWhole = (editor: Editor, kind: DocumentKind): boolean | undefined =>
  ofOffice(editor, kind) ?? (editor.isWhole || editor.onlyKinds?.includes(kind));

export const mayEdit = (editor: Editor, { kind, id, data }: Subject): boolean =>
  isWhole(editor, kind) ??
  ownIds(editor, kind).some(([field, ids]) => ids.has(field === 'id' ? id : String(data[field])));

/** The documents for which `mayEdit` is true; undefined for all. */
export function ownBy(editor: Editor, kind: DocumentKind): SQL | undefined {
  const whole = isWhole(editor, kind);
  if (whole) return undefined;
  const own = whole === undefined ? ownIds(editor, kind) : [];
  const { table } = TABLES[kind];
  return or(sql`false`, ...own.map(([field, ids]) => inArray(columnOf(table, field), [...ids])));
}

/** Fields that give rights, or move a document to another owner. */
export const guardedOf = (kind: DocumentKind): string[] =>
  fieldsOf(DOCUMENTS[kind].data).flatMap(([field, schema]) => (notesOf(schema).isGuarded ? [field] : []));

export const guardedFields = (editor: Editor, kind: DocumentKind): string[] =>
  mayDoAll(editor, kind) ? [] : guardedOf(kind);

export const notYours = () =>
  new HttpError(403, 'forbidden', 'You may not change this. Ask an editor of the whole catalogue.');

/** Catalogue editors may read all of the catalogue, which does not include notices. @throws HttpError 403 */
export function requireReadAccess({ onlyKinds, isOfNotices }: Editor, kind: DocumentKind): void {
  if (kind === 'notice' ? !isOfNotices : onlyKinds && !onlyKinds.includes(kind)) throw notYours();
}

/** Lists also serve to choose references: the campus of a counselling. @throws HttpError 403 */
export function requireChoice(editor: Editor, kind: DocumentKind): void {
  if (!editor.onlyKinds?.some((own) => isNamedIn(own, kind))) requireReadAccess(editor, kind);
}

export function requireRight(editor: Editor, document: Subject): void {
  if (!mayEdit(editor, document)) throw notYours();
}

export function requireAll(editor: Editor, kind: DocumentKind): void {
  if (!mayDoAll(editor, kind)) throw notYours();
}

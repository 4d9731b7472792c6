import type { Step } from './steps';

interface Rule {
  name: string;
  /** Of steps. */
  kinds: readonly string[];
  /** Which of them; all by default. */
  if?: (step: Step) => boolean;
  /** What the migration itself made is free: always a table of its own; `columns`: also columns of its own. */
  frees?: 'columns';
  /** What happens to the release before, which runs on. */
  because: string;
  instead: string;
}

/** Tables that grow with applicants: to look through one while nobody may write in it takes seconds. */
const LARGE = [
  'applicants',
  'allotments',
  'applicant_sessions',
  'audit_log',
  'audit_chain',
  'audit_personal',
  'outbox',
  'import_rows',
];

const UNIQUE = ['CONSTR_UNIQUE', 'CONSTR_PRIMARY'];

/** Constraints that stand at a column's definition. */
function constraintsOf({ tree }: Step): { contype: string; raw_expr?: object }[] {
  const { ColumnDef } = (tree.def ?? {}) as { ColumnDef?: { constraints?: { Constraint: { contype: string } }[] } };
  return (ColumnDef?.constraints ?? []).map(({ Constraint }) => Constraint);
}

const has = (step: Step, ...types: string[]) => constraintsOf(step).some(({ contype }) => types.includes(contype));

/** Other than `now()`, which is the same for all rows. */
const CALL = /"FuncCall":\{"funcname":\[\{"String":\{"sval":"(?!now")/;

/** What a migration must not do, because processes of the release before work on while it is made, and after it. */
export const RULES: readonly Rule[] = [
  {
    name: 'drop',
    kinds: ['DropStmt', 'AT_DropColumn', 'AT_DropConstraint'],
    because: 'The release before still reads it, writes it, or names it in ON CONFLICT.',
    instead: 'Use it no longer in one release, and drop it in the next.',
  },
  {
    name: 'rename',
    kinds: ['RenameStmt'],
    because: 'The release before asks for the old name.',
    instead: 'Add a column, write both in one release, read the new one in the next, drop the old one after that.',
  },
  {
    name: 'type',
    kinds: ['AT_AlterColumnType', 'AlterEnumStmt'],
    because: 'The release before reads and writes the old type, and the table is written anew under a lock.',
    instead: 'Add a column of the other type beside it.',
  },
  {
    name: 'required',
    kinds: ['AT_SetNotNull', 'AT_AddColumn', 'AT_ColumnDefault'],
    if: (step) =>
      step.kind === 'AT_SetNotNull' ||
      (step.kind === 'AT_ColumnDefault' && !step.tree.def) ||
      (has(step, 'CONSTR_NOTNULL', 'CONSTR_PRIMARY') &&
        !has(step, 'CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY')),
    because: 'The release before adds rows without it.',
    instead: 'Give it a default, or let it be NULL until the release before knows it too.',
  },
  {
    name: 'optional',
    kinds: ['AT_DropNotNull'],
    because: 'The release before meets NULL where it expects none.',
    instead: 'Let one release read NULL, and the next one write it.',
  },
  {
    name: 'rewrite',
    kinds: ['AT_AddColumn'],
    if: (step) =>
      has(step, 'CONSTR_GENERATED', 'CONSTR_IDENTITY') ||
      constraintsOf(step).some(
        ({ contype, raw_expr }) => contype === 'CONSTR_DEFAULT' && CALL.test(JSON.stringify(raw_expr)),
      ),
    because: 'Every row is written anew while nobody may read the table.',
    instead: 'Add it without a computed default, and fill it in by a job.',
  },
  {
    name: 'constraint',
    kinds: ['AT_AddConstraint', 'IndexStmt', 'AT_AddColumn'],
    if: (step) => {
      if (step.kind === 'IndexStmt') return step.tree.unique === true;
      return step.kind === 'AT_AddConstraint' || has(step, ...UNIQUE);
    },
    frees: 'columns',
    because: 'The release before may write what it refuses, NOT VALID or not.',
    instead: 'Keep to it in one release, and add it in the next.',
  },
  {
    name: 'lock',
    kinds: ['IndexStmt'],
    if: ({ table }) => LARGE.includes(table ?? ''),
    because: 'The table grows with applicants, and nobody can write in it while the index is made.',
    instead: 'Let the operator make it before, with CREATE INDEX CONCURRENTLY, and write IF NOT EXISTS here.',
  },
  {
    name: 'data',
    kinds: ['UpdateStmt', 'DeleteStmt', 'TruncateStmt'],
    frees: 'columns',
    because: 'The release before finds other values than it wrote.',
    instead: 'Fill in new columns only, and of large tables by a job.',
  },
  {
    name: 'trigger',
    kinds: ['CreateTrigStmt'],
    // BEFORE, in PostgreSQL's own numbers.
    if: ({ tree }) => tree.timing === 2,
    because: 'It may change or refuse what the release before writes.',
    instead: 'Do it AFTER, or say in the list of exceptions why nothing of the release before changes.',
  },
  {
    name: 'unread',
    kinds: ['DoStmt'],
    because: 'What a block of code does cannot be read here.',
    instead: 'Write the statements out.',
  },
];

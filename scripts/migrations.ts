/** Whether a migration leaves the release before it working: CONTRIBUTING.md. */
import { parse } from 'libpg-query';

type Tree = { [name: string]: unknown };

export interface Step {
  /** As in the syntax tree: `DropStmt`, `AT_AddColumn`. */
  kind: string;
  table: string | undefined;
  columns: string[];
  tree: Tree;
}

export async function stepsOf(migration: string): Promise<Step[]> {
  const { stmts } = (await parse(migration)) as { stmts?: { stmt: Record<string, Tree> }[] };
  return (stmts ?? []).flatMap(({ stmt }) => Object.entries(stmt).flatMap(([kind, tree]) => stepsIn(kind, tree)));
}

function stepsIn(kind: string, tree: Tree): Step[] {
  const table = tableOf(tree);
  // An UPDATE may read any column.
  const columns = columnsIn(kind === 'UpdateStmt' ? tree.targetList : tree);
  if (kind !== 'AlterTableStmt') return [{ kind, table, columns, tree }];
  return (tree.cmds as { AlterTableCmd: Tree }[]).map(({ AlterTableCmd: part }) => ({
    kind: String(part.subtype),
    table,
    columns: part.name ? [String(part.name)] : columnsIn(part),
    tree: part,
  }));
}

function tableOf({ relation, relations, objects }: Tree): string | undefined {
  const named = relation ?? (relations as { RangeVar: Tree }[] | undefined)?.[0]?.RangeVar;
  if (named) return String((named as Tree).relname);
  const [object] = (objects ?? []) as { List?: { items: { String: { sval: string } }[] } }[];
  return object?.List?.items.at(-1)?.String.sval;
}

const NAMES: Record<string, (tree: Tree) => unknown[]> = {
  ColumnDef: ({ colname }) => [colname],
  IndexElem: ({ name }) => [name],
  ResTarget: ({ name }) => [name],
  Constraint: ({ keys, fk_attrs }) => [...texts(keys), ...texts(fk_attrs)],
  ColumnRef: ({ fields }) => texts(fields).slice(-1),
};

const texts = (list: unknown): string[] =>
  ((list ?? []) as { String?: { sval: string } }[]).flatMap(({ String: text }) => text?.sval ?? []);

function columnsIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(columnsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree as Tree).flatMap(([kind, inner]) => {
    const own = NAMES[kind]?.(inner as Tree).filter((name) => typeof name === 'string') ?? [];
    return kind === 'ResTarget' ? (own as string[]) : [...(own as string[]), ...columnsIn(inner)];
  });
}

/** Nobody can write in these while an index is made. */
const LARGE = 'applicants allotments applicant_sessions audit_log audit_chain audit_personal outbox import_rows'.split(
  ' ',
);

function constraintsOf({ tree }: Step): { contype: string; raw_expr?: object }[] {
  const { ColumnDef } = (tree.def ?? {}) as { ColumnDef?: { constraints?: { Constraint: { contype: string } }[] } };
  return (ColumnDef?.constraints ?? []).map(({ Constraint }) => Constraint);
}

const has = (step: Step, ...types: string[]) => constraintsOf(step).some(({ contype }) => types.includes(contype));
const is =
  (...kinds: string[]) =>
  ({ kind }: Step) =>
    kinds.includes(kind);

/** Calls other than `now()`, which is the same for all rows. */
const CALL = /"FuncCall":\{"funcname":\[\{"String":\{"sval":"(?!now")/;

/** Processes of the release before run during the migration and after it. */
const RULES: Record<string, (step: Step) => boolean> = {
  drop: is('DropStmt', 'AT_DropColumn', 'AT_DropConstraint'),
  rename: is('RenameStmt'),
  type: is('AT_AlterColumnType', 'AlterEnumStmt'),
  required: (step) =>
    step.kind === 'AT_SetNotNull' ||
    (step.kind === 'AT_ColumnDefault' && !step.tree.def) ||
    (has(step, 'CONSTR_NOTNULL', 'CONSTR_PRIMARY') &&
      !has(step, 'CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY')),
  optional: is('AT_DropNotNull'),
  rewrite: (step) =>
    has(step, 'CONSTR_GENERATED', 'CONSTR_IDENTITY') ||
    constraintsOf(step).some(
      ({ contype, raw_expr }) => contype === 'CONSTR_DEFAULT' && CALL.test(JSON.stringify(raw_expr)),
    ),
  constraint: (step) =>
    step.kind === 'AT_AddConstraint' || step.tree.unique === true || has(step, 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'),
  lock: ({ kind, table }) => kind === 'IndexStmt' && LARGE.includes(table ?? ''),
  data: is('UpdateStmt', 'DeleteStmt', 'TruncateStmt'),
  // BEFORE, in PostgreSQL's own numbers.
  trigger: ({ kind, tree }) => kind === 'CreateTrigStmt' && tree.timing === 2,
  unread: is('DoStmt'),
};

/** Columns of the same migration are exempt. */
const OF_OLD_COLUMNS = ['constraint', 'data'];

const KNOWN = (
  'CreateStmt CreateFunctionStmt CreateTrigStmt CreateSeqStmt CreateEnumStmt ViewStmt CommentStmt IndexStmt InsertStmt ' +
  'SelectStmt UpdateStmt DeleteStmt AT_AddColumn AT_AddConstraint AT_ColumnDefault'
).split(' ');

export const RULE_NAMES = [...Object.keys(RULES), 'unknown'];

/** What would break the release before. */
export function refusals(steps: readonly Step[]): { rule: string; step: string }[] {
  const tables = new Set<string | undefined>();
  const columns = new Set<string>();
  return steps.flatMap((step) => {
    const { kind, table } = step;
    if (kind === 'CreateStmt') tables.add(table);
    if (tables.has(table)) return [];
    const areOwn = step.columns.length > 0 && step.columns.every((column) => columns.has(`${table}.${column}`));
    const broken = Object.keys(RULES).filter((name) => RULES[name]?.(step));
    const rules = KNOWN.includes(kind) || broken.length > 0 ? broken : ['unknown'];
    if (kind === 'AT_AddColumn') for (const column of step.columns) columns.add(`${table}.${column}`);
    return rules
      .filter((rule) => !(areOwn && OF_OLD_COLUMNS.includes(rule)))
      .map((rule) => ({ rule, step: [kind, table, ...step.columns].join(' ') }));
  });
}

/** Of 2.0.0: earlier versions were stopped for an update. */
export const FIRST = '0026';

/** Broken rules that do no harm. */
export const EXCEPTIONS: Readonly<Record<string, { rule: string | readonly string[]; because: string }>> = {
  '0030_siblings.sql': {
    rule: 'drop',
    because: 'The release before looks by itself whether an address is taken, and asks nothing of the constraint.',
  },
  '0032_subjects_without_tickets.sql': {
    rule: 'data',
    because: 'The release before shows subjects and does nothing else with them.',
  },
  '0034_draft_ids.sql': {
    rule: 'rewrite',
    because: 'Drafts are some dozens, of documents that somebody works on: they are written anew within milliseconds.',
  },
  '0037_notices_and_pictures.sql': {
    rule: 'constraint',
    because: 'These are about columns that the release before does not know and leaves empty, which they allow.',
  },
  '0038_fee_years.sql': {
    rule: ['drop', 'constraint'],
    because: 'The constraint comes back with one value more, on some dozen rows; the release before writes the others.',
  },
  '0040_held_records.sql': {
    rule: 'optional',
    because: 'The release before answers a record without a proof as one whose seats were given out elsewhere.',
  },
};

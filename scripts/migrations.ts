/** Whether a migration leaves the release before it working: docs/upgrading.md. */
import { parse } from 'libpg-query';

/** Of PostgreSQL's own syntax. */
type Tree = { [name: string]: unknown };

/** One change that a migration makes. */
export interface Step {
  /** As the syntax tree names the statement, or the part of an `ALTER TABLE`: `DropStmt`, `AT_AddColumn`. */
  kind: string;
  table: string | undefined;
  columns: string[];
  tree: Tree;
}

/** The changes of a migration. @throws where PostgreSQL could not read it */
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

/** Where the syntax tree names columns. */
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

interface Rule {
  name: string;
  /** Of steps. */
  kinds: readonly string[];
  /** Which of them; all by default. */
  if?: (step: Step) => boolean;
  /** Tables that the migration made are exempt; `columns`: also columns that it made. */
  frees?: 'columns';
  /** What would happen to the release before; docs/upgrading.md says what to do instead. */
  because: string;
}

/** Tables that grow with applicants. */
const LARGE = 'applicants allotments applicant_sessions audit_log audit_chain audit_personal outbox import_rows'.split(
  ' ',
);

const UNIQUE = ['CONSTR_UNIQUE', 'CONSTR_PRIMARY'];

/** Constraints of a column's definition. */
function constraintsOf({ tree }: Step): { contype: string; raw_expr?: object }[] {
  const { ColumnDef } = (tree.def ?? {}) as { ColumnDef?: { constraints?: { Constraint: { contype: string } }[] } };
  return (ColumnDef?.constraints ?? []).map(({ Constraint }) => Constraint);
}

const has = (step: Step, ...types: string[]) => constraintsOf(step).some(({ contype }) => types.includes(contype));

/** Other than `now()`, which is the same for all rows. */
const CALL = /"FuncCall":\{"funcname":\[\{"String":\{"sval":"(?!now")/;

/** What a migration must not do, because processes of the release before run meanwhile and afterwards. */
export const RULES: readonly Rule[] = [
  {
    name: 'drop',
    kinds: ['DropStmt', 'AT_DropColumn', 'AT_DropConstraint'],
    because: 'The release before still reads it, writes it, or names it in ON CONFLICT.',
  },
  {
    name: 'rename',
    kinds: ['RenameStmt'],
    because: 'The release before asks for the old name.',
  },
  {
    name: 'type',
    kinds: ['AT_AlterColumnType', 'AlterEnumStmt'],
    because: 'The release before reads and writes the old type, and the table is written anew under a lock.',
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
  },
  {
    name: 'optional',
    kinds: ['AT_DropNotNull'],
    because: 'The release before meets NULL where it expects none.',
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
  },
  {
    name: 'lock',
    kinds: ['IndexStmt'],
    if: ({ table }) => LARGE.includes(table ?? ''),
    because: 'The table grows with applicants, and nobody can write in it while the index is made.',
  },
  {
    name: 'data',
    kinds: ['UpdateStmt', 'DeleteStmt', 'TruncateStmt'],
    frees: 'columns',
    because: 'The release before finds other values than it wrote.',
  },
  {
    name: 'trigger',
    kinds: ['CreateTrigStmt'],
    // BEFORE, in PostgreSQL's own numbers.
    if: ({ tree }) => tree.timing === 2,
    because: 'It may change or refuse what the release before writes.',
  },
  {
    name: 'unread',
    kinds: ['DoStmt'],
    because: 'What a block of code does cannot be read here.',
  },
];

/** What only adds, unless a rule says otherwise. */
const ADDS = (
  'CreateStmt CreateFunctionStmt CreateTrigStmt CreateSeqStmt CreateEnumStmt ViewStmt CommentStmt IndexStmt InsertStmt ' +
  'SelectStmt AT_AddColumn AT_ColumnDefault'
).split(' ');

/** The rule that steps of no known kind break. */
export const UNKNOWN = 'unknown';

export interface Refusal {
  rule: string;
  /** What it is about: `DropStmt decision_codes`. */
  step: string;
}

/** What the release before would not work with. */
export function refusals(steps: readonly Step[]): Refusal[] {
  const tables = new Set<string | undefined>();
  const columns = new Set<string>();
  const found: Refusal[] = [];
  for (const step of steps) {
    const { kind, table } = step;
    if (kind === 'CreateStmt') tables.add(table);
    else if (!tables.has(table)) {
      const areOwn = step.columns.length > 0 && step.columns.every((column) => columns.has(`${table}.${column}`));
      const broken = RULES.filter(
        (rule) => rule.kinds.includes(kind) && (rule.if?.(step) ?? true) && !(rule.frees === 'columns' && areOwn),
      ).map(({ name }) => name);
      const isKnown = ADDS.includes(kind) || RULES.some(({ kinds }) => kinds.includes(kind));
      for (const rule of isKnown ? broken : [UNKNOWN])
        found.push({ rule, step: [kind, table, ...step.columns].join(' ') });
      if (kind === 'AT_AddColumn') for (const column of step.columns) columns.add(`${table}.${column}`);
    }
  }
  return found;
}

/** Rules that migrations before 2.0.0 break: those versions were stopped before the tables changed. */
const BEFORE_2 = {
  '0001_api_whole.sql': 'constraint data drop optional required unread',
  '0002_audit_chain.sql': 'constraint data drop lock trigger unknown',
  '0008_drop_decision_codes.sql': 'drop',
  '0009_catalogue_documents.sql': 'constraint data drop optional required unread',
  '0010_media.sql': 'constraint',
  '0012_admission_cycles.sql': 'constraint data drop lock optional required',
  '0014_mails.sql': 'drop lock',
  '0017_grievance_desk.sql': 'drop',
  '0018_home_blocks.sql': 'data',
  '0021_notices.sql': 'constraint optional',
  '0022_notice_words.sql': 'data',
  '0024_hindi_texts.sql': 'data',
  '0025_notice_hours.sql': 'constraint',
};
const STOPPED =
  'Versions before 2.0.0 were stopped, brought up to date and started: none met the tables of the next one.';

/** Migrations that break rules, and why that does no harm. `rules` names every rule that is broken, and no other. */
export const EXCEPTIONS: Readonly<Record<string, { rules: readonly string[]; because: string }>> = {
  ...Object.fromEntries(
    Object.entries(BEFORE_2).map(([name, rules]) => [name, { rules: rules.split(' '), because: STOPPED }]),
  ),
  '0030_siblings.sql': {
    rules: ['drop'],
    because: 'The release before looks by itself whether an address is taken, and asks nothing of the constraint.',
  },
  '0032_subjects_without_tickets.sql': {
    rules: ['data'],
    because: 'The release before shows subjects and does nothing else with them.',
  },
};

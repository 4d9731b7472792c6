import { parse } from 'libpg-query';

/** A part of PostgreSQL's own syntax tree. */
type Tree = { [name: string]: unknown };

/** One change that a migration makes. */
export interface Step {
  /** As the syntax tree names the statement, or the part of an `ALTER TABLE`: `DropStmt`, `AT_AddColumn`. */
  kind: string;
  /** Undefined where the statement is about no table. */
  table: string | undefined;
  /** Those it names. */
  columns: string[];
  tree: Tree;
}

/** The statements of a migration, in their order. @throws where PostgreSQL could not read it */
export async function stepsOf(migration: string): Promise<Step[]> {
  const { stmts } = (await parse(migration)) as { stmts?: { stmt: Record<string, Tree> }[] };
  return (stmts ?? []).flatMap(({ stmt }) => Object.entries(stmt).flatMap(([kind, tree]) => stepsIn(kind, tree)));
}

function stepsIn(kind: string, tree: Tree): Step[] {
  const table = tableOf(tree);
  // Of a change of rows those it assigns to: it may read what it likes.
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
  // Of what is dropped, the last part of its name.
  const [object] = (objects ?? []) as { List?: { items: { String: { sval: string } }[] } }[];
  return object?.List?.items.at(-1)?.String.sval;
}

/** What columns are called in a definition, an index, a constraint, or on the left of an assignment. */
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

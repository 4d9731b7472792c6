import { RULES } from './rules';
import type { Step } from './steps';

/** What only adds, unless a rule above says otherwise. */
const ADDS = [
  ...[
    'CreateStmt',
    'CreateFunctionStmt',
    'CreateTrigStmt',
    'CreateSeqStmt',
    'CreateEnumStmt',
    'ViewStmt',
    'CommentStmt',
  ],
  ...['IndexStmt', 'InsertStmt', 'SelectStmt', 'AT_AddColumn', 'AT_ColumnDefault'],
];

/** Of a step that is of no known kind. */
export const UNKNOWN = 'unknown';

export interface Refusal {
  rule: string;
  /** What it is about: `DropStmt decision_codes`. */
  step: string;
}

/** What of a migration the release before would not bear. */
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

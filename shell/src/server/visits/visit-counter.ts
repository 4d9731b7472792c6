import { LONGEST_VISIT_KEY, type VisitCount, type VisitKind, VISIT_KINDS } from '@university/shared/contract';

/** Different things of a kind that are counted between two calls; together no more than one call takes. */
const MOST: Record<VisitKind, number> = { page: 2_000, paper: 1_000, search: 200, 'not-found': 800 };

const CONTROL = /\p{Cc}/u;

/** Counts in memory how often something was asked for. Made-up things fill no more than their own room. */
export class VisitCounter {
  readonly #counts = new Map(VISIT_KINDS.map((kind) => [kind, new Map<string, number>()]));

  add(kind: VisitKind, key: string, count = 1): void {
    const counts = this.#counts.get(kind);
    if (!counts || count < 1 || key === '' || key.length > LONGEST_VISIT_KEY || CONTROL.test(key)) return;
    const before = counts.get(key);
    if (before === undefined && counts.size >= MOST[kind]) return;
    counts.set(key, (before ?? 0) + count);
  }

  /** What was counted since this was last asked; it begins anew. */
  take(): VisitCount[] {
    return [...this.#counts].flatMap(([kind, counts]) => {
      const taken = [...counts].map(([key, count]) => ({ kind, key, count }));
      counts.clear();
      return taken;
    });
  }
}

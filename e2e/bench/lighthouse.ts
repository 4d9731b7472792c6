import lighthouse, { desktopConfig, type Result } from 'lighthouse';

export const FORMS = ['mobile', 'desktop'] as const;
export type Form = (typeof FORMS)[number];

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audit {
  scores: Record<Category, number>;
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Total blocking time, milliseconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Failed audits, except of `performance`. */
  failed: string[];
}

export async function audit(address: string, form: Form, port: number): Promise<Audit> {
  const flags = { port, output: 'json' as const, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] };
  const run = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined);
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = run.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    lcp: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    failed: CATEGORIES.filter((name) => name !== 'performance').flatMap((name) => failedIn(categories[name], audits)),
  };
}

function failedIn(category: Result.Category | undefined, audits: Result['audits']): string[] {
  return (category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

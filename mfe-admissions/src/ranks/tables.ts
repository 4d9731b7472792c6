import type { RankGroup } from '@university/shared/contract';

export interface RankColumn {
  cycle: string;
  round: number;
}

export interface CampusRanks {
  campus: string;
  slug: string;
  columns: RankColumn[];
  rows: { category: string; groups: (RankGroup | undefined)[] }[];
  left: RankColumn | undefined;
}

const same = (one: RankColumn, other: RankColumn) => one.cycle === other.cycle && one.round === other.round;

function columnsOf(groups: readonly RankGroup[]): RankColumn[] {
  const known = new Map(groups.map(({ cycle, round }) => [`${cycle} ${round}`, { cycle, round }]));
  return [...known.values()].sort((one, other) => other.cycle.localeCompare(one.cycle) || other.round - one.round);
}

export function campusRanks(ranks: readonly RankGroup[]): CampusRanks[] {
  const slugs = [...new Set(ranks.map(({ campus_slug }) => campus_slug))];
  return slugs.map((slug) => {
    const here = ranks.filter(({ campus_slug }) => campus_slug === slug);
    const columns = columnsOf(here);
    const categories = [...new Set(here.map(({ category }) => category))];
    const rows = categories.map((category) => ({
      category,
      groups: columns.map((column) => here.find((group) => group.category === category && same(group, column))),
    }));
    const left = columns.find(
      (column) =>
        column.cycle === columns[0]?.cycle && here.some((group) => same(group, column) && group.seats_left !== null),
    );
    return { campus: here[0]?.campus ?? slug, slug, columns, rows, left };
  });
}

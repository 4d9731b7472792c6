import type { RankGroup } from '@university/shared/contract';
import { SectionTitle, Stack } from '@university/shared/kit';
import { LOCALE } from '@university/shared/language';
import { Link } from '@university/shared/router';
import { Table } from '../guides/table';
import { useCategoryInWords } from '../rounds/categories';
import type { CampusRanks } from './tables';
import { texts } from './texts';

const inIndia = (value: number) => value.toLocaleString(LOCALE);

function rangeOf(group: RankGroup | undefined): string {
  if (!group || group.seats === 0) return texts.nothing;
  if (group.opening === null || group.closing === null) return texts.few;
  return texts.range(inIndia(group.opening), inIndia(group.closing));
}

/** What a campus gave, this year and last year side by side. */
export function CampusTable({ ranks: { campus, slug, columns, rows, left } }: { ranks: CampusRanks }) {
  const inWords = useCategoryInWords();
  const leftAt = left && columns.indexOf(left);
  return (
    <Stack as="section" $gap={2}>
      <SectionTitle>
        <Link to={`/campus/${slug}`}>{campus}</Link>
      </SectionTitle>
      <Table
        caption={texts.caption(campus)}
        columns={[
          texts.category,
          ...columns.map(({ cycle, round }) => ({ name: texts.round(cycle, round), isNumber: true })),
          ...(left ? [{ name: texts.left(left.cycle, left.round), isNumber: true }] : []),
        ]}
        rows={rows.map(({ category, groups }) => {
          const free = leftAt === undefined ? undefined : groups[leftAt]?.seats_left;
          return [
            inWords(category),
            ...groups.map(rangeOf),
            ...(left ? [free === null || free === undefined ? texts.nothing : inIndia(free)] : []),
          ];
        })}
      />
    </Stack>
  );
}

import type { GrievanceMonthCount } from '@university/shared/contract';
import { LOCALE } from '@university/shared/language';
import { Container, Muted, Section, SectionTitle, Stack, Table, type TableColumn } from '@university/shared/kit';
import { CATEGORIES } from './fields';
import { texts } from './texts';

const words = texts.counts;

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const COLUMNS: TableColumn[] = [
  { name: words.category },
  { name: words.received, isNumber: true },
  { name: words.inTime, isNumber: true },
  { name: words.late, isNumber: true },
  { name: words.pending, isNumber: true },
];

type Numbers = Omit<GrievanceMonthCount, 'category'>;

const NONE: Numbers = { received: 0, in_time: 0, late: 0, pending: 0 };

const add = (one: Numbers, other: Numbers): Numbers => ({
  received: one.received + other.received,
  in_time: one.in_time + other.in_time,
  late: one.late + other.late,
  pending: one.pending + other.pending,
});

const numbers = ({ received, in_time, late, pending }: Numbers) =>
  [received, in_time, late, pending].map((count) => count.toLocaleString('en-IN'));

/** What the university answers for: how many grievances came, and what became of them. @param month YYYY-MM */
export function Counts({ month, counts }: { month: string; counts: readonly GrievanceMonthCount[] }) {
  return (
    <Section aria-labelledby="counts">
      <Container>
        <Stack $gap={2}>
          <SectionTitle id="counts">{words.title}</SectionTitle>
          <Table
            caption={words.caption(MONTH.format(new Date(`${month}-01T00:00:00Z`)))}
            columns={COLUMNS}
            rows={counts.map((count) => [CATEGORIES[count.category].label, ...numbers(count)])}
            sums={counts.length > 1 ? [[words.all, ...numbers(counts.reduce(add, NONE))]] : []}
          />
          <Muted>{words.without}</Muted>
        </Stack>
      </Container>
    </Section>
  );
}

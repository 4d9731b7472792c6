import { categoryInShort, type RankGroup } from '@university/shared/contract';
import { prepare } from '@university/shared/reading';
import { Loaded, Message, Page, Row, SectionTitle, Stack } from '@university/shared/kit';
import { LOCALE } from '@university/shared/language';
import { Link, useParams } from '@university/shared/router';
import { Table } from '../guides/table';
import { codesQuery } from '../rounds/queries';
import { texts } from './texts';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { programRanksQuery } from './queries';

interface RankColumn {
  cycle: string;
  round: number;
}

interface CampusRanks {
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

const inIndia = (value: number) => value.toLocaleString(LOCALE);

function rangeOf(group: RankGroup | undefined): string {
  if (!group || group.seats === 0) return texts.nothing;
  if (group.opening === null || group.closing === null) return texts.few;
  return texts.range(inIndia(group.opening), inIndia(group.closing));
}

function CampusTable({ ranks: { campus, slug, columns, rows, left } }: { ranks: CampusRanks }) {
  const { data: codes } = useQuery(codesQuery());
  const leftAt = left && columns.indexOf(left);
  return (
    <Stack as="section" $gap={2}>
      <SectionTitle>{slug ? <Link to={`/campus/${slug}`}>{campus}</Link> : texts.allCampuses}</SectionTitle>
      <Table
        caption={slug ? texts.caption(campus) : texts.captionOfAll}
        columns={[
          texts.category,
          ...columns.map(({ cycle, round }) => ({ name: texts.round(cycle, round), isNumber: true })),
          ...(left ? [{ name: texts.left(left.cycle, left.round), isNumber: true }] : []),
        ]}
        rows={rows.map(({ category, groups }) => {
          const free = leftAt === undefined ? undefined : groups[leftAt]?.seats_left;
          return [
            category ? categoryInShort(category, codes) : texts.allCategories,
            ...groups.map(rangeOf),
            ...(left ? [free === null || free === undefined ? texts.nothing : inIndia(free)] : []),
          ];
        })}
      />
    </Stack>
  );
}

export async function loader({ params: { code = '' }, queryClient }: LoaderArgs): Promise<PageInfo> {
  const query = programRanksQuery(code);
  await Promise.all([
    queryClient.getQueryState(query.queryKey) ?? queryClient.prefetchQuery({ ...query, retry: false }),
    prepare(queryClient, codesQuery()),
  ]);
  const known = queryClient.getQueryData(query.queryKey);
  if (!known) return { status: 503 };
  return known.program ? { title: texts.titleOf(known.program.name) } : { title: texts.unknown, status: 404 };
}

export default function ProgramRanks() {
  const { code = '' } = useParams();
  const query = useQuery(programRanksQuery(code));
  const program = query.data?.program;
  return (
    <Page title={program ? texts.titleOf(program.name) : texts.title} lead={texts.lead} seed="ranks">
      <Stack $gap={5}>
        <Loaded query={query} loading={texts.loading} failed={texts.failed}>
          {({ ranks }) =>
            ranks.length > 0 ? (
              campusRanks(ranks).map((each) => <CampusTable key={each.slug} ranks={each} />)
            ) : (
              <Message>{program ? texts.noneOf : texts.unknown}</Message>
            )
          }
        </Loaded>
        <HowToRead />
        <Row>
          {program?.has_page && <Link to={`/programs/${program._id}`}>{texts.programme}</Link>}
          <Link to="/admission/ranks">{texts.all}</Link>
          <Link to="/admission">{texts.admission}</Link>
        </Row>
      </Stack>
    </Page>
  );
}

function HowToRead() {
  return (
    <Stack as="section" $gap={1}>
      <SectionTitle>{texts.howTitle}</SectionTitle>
      {texts.how.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  );
}

import { Muted, Stack, type Fact, FactLines, Table } from '@university/shared/kit';
import type { ProgramFacts } from '../detail';
import { texts } from '../texts';
import { Part } from '../../components/Part';

const words = texts.program;

export function Entry({ program }: { program: Pick<ProgramFacts, 'entry' | 'eligibility' | 'ranking'> }) {
  const { entry, eligibility, ranking } = program;
  const needs: Fact[] = entry
    ? [
        { term: words.qualification, value: entry.qualification },
        { term: words.subjects, value: entry.subjects.join(', ') },
        { term: words.alsoAsked, value: entry.note },
      ]
    : [{ term: words.qualification, value: eligibility }];
  const hasNeeds = needs.some(({ value }) => value);
  if (!hasNeeds && !ranking) return null;
  return (
    <>
      {hasNeeds && (
        <Part id="entry" title={words.entry}>
          <FactLines facts={needs} />
          {entry && entry.marks.length > 0 && <Marks marks={entry.marks} />}
        </Part>
      )}
      {ranking && (
        <Part id="ranking" title={words.ranking}>
          <Stack $gap={1}>
            <p>{ranking}</p>
            <Muted>{words.rankingHelp}</Muted>
          </Stack>
        </Part>
      )}
    </>
  );
}

function Marks({ marks }: Pick<NonNullable<ProgramFacts['entry']>, 'marks'>) {
  return (
    <Table
      caption={words.marks}
      columns={[{ name: words.category }, { name: words.leastMarks, isNumber: true }]}
      rows={marks.map(({ category, percent }) => [category, words.percent(percent)])}
    />
  );
}

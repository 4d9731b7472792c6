import { color, Muted, SectionTitle, space, Stack, text } from '@university/shared/kit';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ProgramRows } from './ProgramRows';
import { LEVELS } from './levels';
import { texts } from './texts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space(2)};
  padding-bottom: ${space(1)};
  border-bottom: 2px solid ${color.ink};
  break-after: avoid;
`;

const Minor = styled(SectionTitle)`
  font-size: ${text.large};
`;

interface Props {
  programs: ComponentProps<typeof ProgramRows>['programs'];
  /** Name of the field that each line gives its `_id` to; none when left out. */
  ticks?: string;
  /** Rank of the levels' headings; 2 when left out. */
  rank?: 2 | 3;
}

/** Programmes under the heading of their level; levels without any are left out. */
export function ProgramsByLevel({ programs, ticks, rank = 2 }: Props) {
  const Title = rank === 2 ? SectionTitle : Minor;
  return (
    <Stack $gap={4}>
      {LEVELS.map(({ id, slug, title }) => ({
        slug,
        title,
        ofLevel: programs.filter((each) => each.programLevel === id),
      }))
        .filter(({ ofLevel }) => ofLevel.length > 0)
        .map(({ slug, title, ofLevel }) => (
          <section key={slug} aria-labelledby={slug}>
            <Head>
              <Title id={slug} as={`h${rank}`}>
                {title}
              </Title>
              <Muted as="span">{texts.courses.section(ofLevel.length)}</Muted>
            </Head>
            <ProgramRows programs={ofLevel} ticks={ticks} />
          </section>
        ))}
    </Stack>
  );
}

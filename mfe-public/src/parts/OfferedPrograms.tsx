import type { useQuery } from '@university/shared/query';
import { Muted, SectionTitle, Stack } from '@university/shared/ui';
import type { ProgramLine } from '../api/programs';
import { programTexts } from '../levels';
import { Loaded } from './Loaded';
import { ProgramsByLevel } from './ProgramsByLevel';

interface OfferProps {
  query: ReturnType<typeof useQuery<ProgramLine[]>>;
  title: string;
  /** What is said where there are none. */
  none: string;
}

/** What is taught on a campus or by a department, by level. */
export function OfferedPrograms({ query, title, none }: OfferProps) {
  return (
    <Stack as="section" aria-labelledby="programmes">
      <SectionTitle id="programmes">{title}</SectionTitle>
      <Loaded query={query} {...programTexts}>
        {(offered) => (offered.length > 0 ? <ProgramsByLevel programs={offered} rank={3} /> : <Muted>{none}</Muted>)}
      </Loaded>
    </Stack>
  );
}

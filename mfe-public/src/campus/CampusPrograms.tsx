import { useQuery } from '@university/shared/query';
import { Muted, SectionTitle, Stack } from '@university/shared/ui';
import { campusProgramsQuery } from '../api/campus';
import { Loaded } from '../parts/Loaded';
import { ProgramsByLevel } from '../parts/ProgramsByLevel';
import { texts } from '../catalogue-texts';

/** What is taught on a campus. */
export function CampusPrograms({ slug }: { slug: string }) {
  const programs = useQuery(campusProgramsQuery(slug));
  return (
    <Stack as="section" aria-labelledby="programmes">
      <SectionTitle id="programmes">{texts.campus.programmes}</SectionTitle>
      <Loaded query={programs} loading={texts.study.loading} failed={texts.study.failed}>
        {(offered) =>
          offered.length > 0 ? (
            <ProgramsByLevel programs={offered} rank={3} />
          ) : (
            <Muted>{texts.campus.noProgrammes}</Muted>
          )
        }
      </Loaded>
    </Stack>
  );
}

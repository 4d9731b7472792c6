import { useQuery } from '@university/shared/query';
import { Muted, SectionTitle, Stack } from '@university/shared/ui';
import { departmentProgramsQuery } from '../api/department';
import { Loaded } from '../parts/Loaded';
import { ProgramsByLevel } from '../parts/ProgramsByLevel';
import { texts } from '../catalogue-texts';

/** What a department teaches, by level. */
export function Programs({ id }: { id: string }) {
  const programs = useQuery(departmentProgramsQuery(id));
  return (
    <Stack as="section" aria-labelledby="programmes">
      <SectionTitle id="programmes">{texts.department.programmes}</SectionTitle>
      <Loaded query={programs} loading={texts.study.loading} failed={texts.study.failed}>
        {(taught) =>
          taught.length > 0 ? (
            <ProgramsByLevel programs={taught} rank={3} />
          ) : (
            <Muted>{texts.department.noProgrammes}</Muted>
          )
        }
      </Loaded>
    </Stack>
  );
}

import { useQuery } from '@university/shared/query';
import { SectionTitle, Stack } from '@university/shared/ui';
import { roundsQuery } from '../api/rounds';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../parts/Read';
import { FindApplicant } from '../results/FindApplicant';
import { RoundTable } from '../results/RoundTable';
import { TemplateButton } from '../results/TemplateButton';
import { texts } from '../texts/results';

export default function Results() {
  const rounds = useQuery(roundsQuery());
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <Stack as="section" $gap={2}>
        <SectionTitle>{texts.rounds}</SectionTitle>
        <Read query={rounds} failed={texts.failed}>
          {(data) => <RoundTable rounds={data} />}
        </Read>
        <TemplateButton />
      </Stack>
      <FindApplicant />
    </StaffArea>
  );
}

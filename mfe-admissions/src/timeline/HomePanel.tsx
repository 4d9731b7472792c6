import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions, useQuery } from '@university/shared/query';
import { comingOf, isAnyToCome } from './coming';
import { Container, Section, SectionTitle, Stack } from '@university/shared/kit';
import type { LoaderArgs } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { ComingList } from './ComingList';
import { texts } from './texts';

/** Lines only: the whole schedule is not sent with the home page. */
const comingQuery = () =>
  queryOptions({
    queryKey: ['admission', 'coming'],
    queryFn: async ({ client, signal }) => {
      const schedule = (await read(client, calls.listSchedule, { signal })).data;
      return { on: schedule.on, lines: comingOf(schedule) };
    },
  });

const TITLE = 'admission-now';

export default function HomePanel() {
  const { data } = useQuery(comingQuery());
  if (!data || !isAnyToCome(data.lines)) return null;
  return (
    <Section aria-labelledby={TITLE}>
      <Container>
        <Stack $gap={2}>
          <SectionTitle id={TITLE}>{texts.panel}</SectionTitle>
          <ComingList {...data} />
          <p>
            <Link to="/admission">{texts.panelAll}</Link>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}

/** One attempt: home renders without it. */
export const loader = ({ queryClient }: LoaderArgs): Promise<void> =>
  queryClient.prefetchQuery({ ...comingQuery(), retry: false });

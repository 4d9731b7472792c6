import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useSearchParams } from '@university/shared/router';
import { ButtonLink, Message, Muted, Stack, Page } from '@university/shared/kit';
import styled from 'styled-components';
import { Loaded } from '../../components/Loaded';
import { useLateArrival } from '../../components/LoadedPage';
import { prepare } from '@university/shared/reading';
import { programTexts } from '../level-texts';
import { texts } from '../texts';
import { comparisonOf, idsOf, MOST_COMPARED, TICKS } from './address';
import { Comparison } from './Comparison';
import { type ComparedProgram, comparedQuery } from './queries';

const words = texts.compare;

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

export default function Compare() {
  const [params] = useSearchParams();
  const asked = idsOf(params);
  const query = useQuery({ ...comparedQuery(asked.slice(0, MOST_COMPARED)), enabled: asked.length > 0 });
  useLateArrival(asked.length === 0 || query.data !== undefined);
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack $gap={3}>
        {asked.length > 0 && (
          <Loaded query={query} loading={programTexts.loading} failed={programTexts.failed}>
            {(answers) => <Answers answers={answers} isTooMany={asked.length > MOST_COMPARED} />}
          </Loaded>
        )}
        {asked.length === 0 && <p>{words.none(MOST_COMPARED)}</p>}
        <OnScreen>
          <ButtonLink $look="quiet" to="/courses">
            {asked.length === 0 ? words.choose : words.chooseOthers}
          </ButtonLink>
        </OnScreen>
      </Stack>
    </Page>
  );
}

interface AnswersProps {
  answers: readonly (ComparedProgram | null)[];
  isTooMany: boolean;
}

function Answers({ answers, isTooMany }: AnswersProps) {
  const programs = answers.filter((program) => program !== null);
  const isAnyMissing = programs.length < answers.length;
  return (
    <>
      {(isTooMany || isAnyMissing) && (
        <Message>
          {isTooMany && <p>{words.tooMany(MOST_COMPARED)}</p>}
          {isAnyMissing && <p>{words.missing}</p>}
        </Message>
      )}
      {programs.length > 0 ? <Comparison programs={programs} /> : <Muted>{words.none(MOST_COMPARED)}</Muted>}
    </>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  const ids = idsOf(url.searchParams);
  if (url.searchParams.has(TICKS)) throw new Response(null, { status: 301, headers: { Location: comparisonOf(ids) } });
  if (ids.length === 0) return {};
  const programs = await prepare(queryClient, comparedQuery(ids.slice(0, MOST_COMPARED)));
  if (!programs) return { status: 503 };
  const found = programs.filter((program) => program !== null);
  if (found.length === 0) return { status: 404 };
  return {
    title: words.titleOf(found.map(({ code }) => code)),
    description: words.describe(found.map(({ name }) => name)),
  };
}

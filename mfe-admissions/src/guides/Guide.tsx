import { useHydrated } from '@university/shared/island';
import { ButtonLink, Loaded, Page, SectionTitle, space, Stack, width } from '@university/shared/kit';
import { ArticlePage } from '@university/shared/prose';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { useState } from 'react';
import styled from 'styled-components';
import { Applications } from '../fees/FeeTables';
import { Next } from '../timeline/Next';
import { BLOCKS, prepareBlocks, RoundsTable } from './blocks';
import { guideQuery } from './queries';
import { texts } from './texts';

/** The page that has something to show without a text, and the blocks that it shows then. */
const OVERVIEW = { path: '/admission', blocks: ['rounds', 'applications'] };

export async function loader({ url: { pathname }, queryClient }: LoaderArgs): Promise<PageInfo> {
  const isOverview = pathname === OVERVIEW.path;
  const query = guideQuery(pathname);
  const isKnown = queryClient.getQueryData(query.queryKey) !== undefined;
  await Promise.all([
    // One attempt: the page shows the failure.
    !isKnown && queryClient.prefetchQuery({ ...query, retry: false }),
    isOverview && prepareBlocks(queryClient, OVERVIEW.blocks),
  ]);
  const guide = queryClient.getQueryData(query.queryKey);
  if (!guide) return isOverview && guide === null ? {} : { status: guide === null ? 404 : 503 };
  const blocks = guide.parts.flatMap((part) => ('block' in part ? [part.block] : []));
  await prepareBlocks(queryClient, blocks);
  return { title: guide.title, description: guide.description };
}

/** Blocks are set as the text around them. */
const BlockFrame = styled.div`
  margin-top: ${space(2)};
  & > * + * {
    margin-top: ${space(2)};
  }
  & > :not([role='region']) {
    max-width: ${width.text};
  }
`;

const FRAMED = Object.fromEntries(
  Object.entries(BLOCKS).map(([name, show]) => [name, () => <BlockFrame>{show()}</BlockFrame>]),
);

const Head = styled.div`
  margin-bottom: ${space(4)};
`;

/** Shown at every address of a guide. */
export default function Guide() {
  const { pathname } = useLocation();
  const query = useQuery(guideQuery(pathname));
  const { data: guide, errorUpdateCount } = query;
  // Missing on the first page: the server failed to read it, and its HTML says so.
  const [isOnFirstPage] = useState(!useHydrated());
  const isOverview = pathname === OVERVIEW.path;
  if (guide) {
    const head = isOverview && (
      <Head>
        <Next />
      </Head>
    );
    return <ArticlePage {...guide} blocks={FRAMED} head={head} />;
  }
  if (guide === null) return isOverview ? <DataOnly /> : <Unwritten />;
  return (
    <Page title={texts.title}>
      <Loaded
        query={query}
        hasFailed={errorUpdateCount > 0 || isOnFirstPage}
        loading={texts.loading}
        failed={texts.failed}
      >
        {() => null}
      </Loaded>
    </Page>
  );
}

function Unwritten() {
  return (
    <Page title={texts.missingTitle}>
      <Stack $gap={3}>
        <p>{texts.missing}</p>
        <div>
          <ButtonLink $look="quiet" to={OVERVIEW.path}>
            {texts.toOverview}
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}

/** The page Admission without a text: results and applications are data. */
function DataOnly() {
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Stack $gap={5}>
        <Next />
        <Stack $gap={2}>
          <SectionTitle id="results">{texts.rounds}</SectionTitle>
          <RoundsTable />
        </Stack>
        <Stack $gap={2}>
          <SectionTitle id="apply">{texts.apply}</SectionTitle>
          <Applications />
        </Stack>
      </Stack>
    </Page>
  );
}

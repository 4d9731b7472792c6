import { useHydrated } from '@university/shared/island';
import { Container, Loaded, PageHeader, Section } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { useState } from 'react';
import { Next } from '../timeline/Next';
import { prepareBlocks } from './blocks';
import { GuideArticle } from './GuideArticle';
import { guideQuery } from './queries';
import { texts } from './texts';
import { DataOnly, Unwritten } from './Unwritten';

const OVERVIEW = { path: '/admission', blocks: ['rounds', 'applications'] };

export async function loader({ url: { pathname }, queryClient }: LoaderArgs): Promise<PageInfo> {
  const isOverview = pathname === OVERVIEW.path;
  const query = guideQuery(pathname);
  const state = queryClient.getQueryState(query.queryKey);
  await Promise.all([
    // One attempt: the page shows the failure.
    state?.data === undefined && queryClient.prefetchQuery({ ...query, retry: false }),
    isOverview && prepareBlocks(queryClient, OVERVIEW.blocks),
  ]);
  const guide = queryClient.getQueryData(query.queryKey);
  if (!guide) return isOverview && guide === null ? {} : { status: guide === null ? 404 : 503 };
  const blocks = guide.parts.flatMap((part) => ('block' in part ? [part.block] : []));
  await prepareBlocks(queryClient, blocks);
  return { title: guide.title, description: guide.description };
}

export default function Guide() {
  const { pathname } = useLocation();
  const query = useQuery(guideQuery(pathname));
  const { data: guide, errorUpdateCount } = query;
  // Missing on the first page: the server failed to read it, and its HTML says so.
  const [isOnFirstPage] = useState(!useHydrated());
  if (guide) return <GuideArticle guide={guide} head={pathname === OVERVIEW.path && <Next />} />;
  if (guide === null) return pathname === OVERVIEW.path ? <DataOnly /> : <Unwritten />;
  return (
    <>
      <PageHeader title={texts.title} />
      <Section>
        <Container>
          <Loaded
            query={query}
            hasFailed={errorUpdateCount > 0 || isOnFirstPage}
            loading={texts.loading}
            failed={texts.failed}
          >
            {() => null}
          </Loaded>
        </Container>
      </Section>
    </>
  );
}

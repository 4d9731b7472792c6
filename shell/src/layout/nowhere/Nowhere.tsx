import { Container, PageTitle, Section, Stack } from '@university/shared/kit';
import type { PageInfo } from '@university/shared/remote';
import { useLoaderData } from 'react-router-dom';
import { texts } from '../../site/texts';
import { layoutTexts } from '../texts';
import { NotFound } from './NotFound';

/** Stands where no remote has a page: nobody has one, or the remote is away just now. */
export function Nowhere() {
  const info = useLoaderData<PageInfo | null>();
  if (info?.status !== 503) return <NotFound />;
  return (
    <Section>
      <Container>
        <Stack>
          <PageTitle tabIndex={-1}>{texts.absent}</PageTitle>
          <p>{layoutTexts.nowhere.absent}</p>
        </Stack>
      </Container>
    </Section>
  );
}

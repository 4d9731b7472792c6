import { Container, PageTitle, Section, Stack } from '@university/shared/kit';
import type { PageInfo } from '@university/shared/remote';
import { matchPath, useLoaderData } from 'react-router-dom';
import type { ReactNode } from 'react';
import { isNowhere } from '../site/page';
import type { SiteMap } from '../site/boot';
import { texts } from '../site/texts';
import { NotFound } from './NotFound';

/**
 * What an address is that no remote claims: of a remote that is not there just now, or of nobody. Null for the latter.
 * It is asked last, so that a remote that is there answers for all that it claims.
 */
export function readNowhere({ absent = [] }: Pick<SiteMap, 'absent'>, { pathname }: URL): PageInfo | null {
  return absent.some((path) => matchPath(path, pathname)) ? { status: 503, title: texts.absent.title } : null;
}

/** The page that answers wherever no other does, unless it has nothing either. */
export function OrNowhere({ children }: { children: ReactNode }) {
  return isNowhere(useLoaderData<PageInfo | null>()) ? <Nowhere /> : children;
}

/** Stands where no remote has a page. */
export function Nowhere() {
  const info = useLoaderData<PageInfo | null>();
  if (info?.status !== 503) return <NotFound />;
  return (
    <Section>
      <Container>
        <Stack>
          <PageTitle tabIndex={-1}>{texts.absent.title}</PageTitle>
          <p>{texts.absent.text}</p>
        </Stack>
      </Container>
    </Section>
  );
}

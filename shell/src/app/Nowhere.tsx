import type { PageInfo } from '@university/shared/remote';
import { matchPath, useLoaderData } from 'react-router-dom';
import type { ReactNode } from 'react';
import { HelpBelow, Nowhere } from '../layout/islands';
import type { SiteMap } from '../site/boot';
import { isNowhere } from '../site/page';
import { texts } from '../site/texts';

/**
 * What an address is that no remote claims: of a remote that is not there just now, or of nobody. Null for the latter.
 * It is asked last, so that a remote that is there answers for all that it claims.
 */
export function readNowhere({ absent = [] }: Pick<SiteMap, 'absent'>, { pathname }: URL): PageInfo | null {
  return absent.some((path) => matchPath(path, pathname)) ? { status: 503, title: texts.absent } : null;
}

/** A page, with help below it where it has no such thing. The one that answers wherever no other does may be nothing at all. */
export function OrNowhere({ children }: { children: ReactNode }) {
  const info = useLoaderData<PageInfo | null>();
  if (isNowhere(info)) return <Nowhere />;
  return (
    <>
      {children}
      {info?.status === 404 && <HelpBelow />}
    </>
  );
}

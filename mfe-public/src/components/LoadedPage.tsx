import { langOf } from '@university/shared/language';
import { ButtonLink, Message, Page } from '@university/shared/kit';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '@university/shared/router';
import { isRemoved, type Removed, type There } from '@university/shared/reading';
import { Loaded } from './Loaded';

interface MissingProps {
  title: string;
  children: ReactNode;
  to: string;
  link: string;
}

export function NoSuchThing({ title, children, to, link }: MissingProps) {
  return (
    <Page title={title}>
      <Message>
        {children}
        <ButtonLink $look="quiet" to={to}>
          {link}
        </ButtonLink>
      </Message>
    </Page>
  );
}

interface LoadedPageProps<T> {
  query: ComponentProps<typeof Loaded<T>>['query'];
  texts: {
    title: string;
    loading: string;
    failed: string;
    missingTitle: string;
    missing: string;
    /** Heading of a removed page whose name is in the other language. */
    goneTitle?: string;
  };
  to: string;
  link: string;
  missing?: ReactNode;
  removed?: (removed: Removed['removed']) => ReactNode;
  children: (data: There<T>, way: ReactNode) => ReactNode;
}

export function LoadedPage<T>(props: LoadedPageProps<T>) {
  const { query, texts, to, link, missing, removed, children } = props;
  useLateArrival(query.data !== undefined);
  const page = (
    <Loaded query={query} loading={texts.loading} failed={texts.failed}>
      {(found) => {
        const was = isRemoved(found) ? found.removed : undefined;
        if (found === null || was)
          return (
            <NoSuchThing
              title={was ? ((langOf(was.name) && texts.goneTitle) ?? was.name) : texts.missingTitle}
              to={to}
              link={link}
            >
              {was ? removed?.(was) : (missing ?? <p>{texts.missing}</p>)}
            </NoSuchThing>
          );
        return children(
          found as There<T>,
          <ButtonLink $look="quiet" to={to}>
            {link}
          </ButtonLink>,
        );
      }}
    </Loaded>
  );
  if (query.data !== undefined) return page;
  return <Page title={texts.title}>{page}</Page>;
}

/** When data arrives late, reloads the route so that its loader sets the title or redirects. */
export function useLateArrival(isThere: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const wasMissing = useRef(!isThere);
  useEffect(() => {
    if (!isThere || !wasMissing.current) return;
    wasMissing.current = false;
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  }, [isThere, location, navigate]);
}

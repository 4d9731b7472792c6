import { langOf } from '@university/shared/language';
import { useLocation, useNavigate } from '@university/shared/router';
import { ButtonLink } from '@university/shared/kit';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Loaded } from './Loaded';
import { type Removed, isRemoved, type There } from '../reading';
import { NoSuchThing, Page } from './Page';

interface LoadedPageProps<T> {
  query: ComponentProps<typeof Loaded<T>>['query'];
  texts: {
    /** Heading of the page while it is not known what it is about. */
    title: string;
    loading: string;
    failed: string;
    /** Where the address names nothing. */
    missingTitle: string;
    missing: string;
    /** Heading where it was taken away and its name is in another language. */
    goneTitle?: string;
  };
  /** Where what people look for can be found. */
  to: string;
  link: string;
  /** In place of the text `missing`. */
  missing?: ReactNode;
  /** Says that it was taken away. */
  removed?: (removed: Removed['removed']) => ReactNode;
  /** `way` leads where `to` says, for the end of the page. */
  children: (data: There<T>, way: ReactNode) => ReactNode;
}

/** A page that is about one thing: all of it waits for that thing's data, and without it says what is missing. */
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

/** Opens the same address once more when the data comes after all: its loader knows the page's title, or a better address. */
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

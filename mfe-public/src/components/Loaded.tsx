import { langOf } from '@university/shared/language';
import { ButtonLink, Loaded as Shown, Message, Muted, Page } from '@university/shared/kit';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@university/shared/router';
import { isRemoved, type Removed, type There } from '@university/shared/reading';
import { useHydrated } from '@university/shared/island';
import { loadedTexts } from './texts';

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

/** Plain text as paragraphs; duplicates are dropped, because the text is the key. */
export function Paragraphs({ text, none }: { text: string; none: string }) {
  const lines = text.split(/\n+/).map((line) => line.trim());
  const paragraphs = [...new Set(lines)].filter((line) => line !== '');
  if (paragraphs.length === 0) return <p>{none}</p>;
  return paragraphs.map((paragraph) => (
    <p key={paragraph} lang={langOf(paragraph)}>
      {paragraph}
    </p>
  ));
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

interface Props<T> {
  query: { data: T | undefined; error: Error | null; errorUpdateCount: number; refetch: () => unknown };
  loading: string;
  /** What could not be read, for people. */
  failed: string;
  /** Error messages that are shown in place of `failed`. */
  reasons?: readonly string[];
  /** Shown in place of an empty list. */
  empty?: string;
  children: (data: T) => ReactNode;
}

/**
 * Loaders fetch everything on the server: data that is missing on the first page failed there, and its HTML says so
 * already.
 */
export function Loaded<T>({ query, loading, failed, reasons = [], empty, children }: Props<T>) {
  const { data, error, errorUpdateCount } = query;
  const [isOnFirstPage] = useState(!useHydrated());
  const [message, setMessage] = useState(failed);
  const now = reasons.find((reason) => reason === error?.message) ?? failed;
  // Keep the message while the next attempt runs.
  if (data === undefined && error && now !== message) setMessage(now);
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <Shown
      query={query}
      hasFailed={errorUpdateCount > 0 || isOnFirstPage}
      loading={loading}
      failed={
        <>
          {message} <Muted as="span">{loadedTexts.recovers}</Muted>
        </>
      }
    >
      {isEmpty ? () => <Muted>{empty}</Muted> : children}
    </Shown>
  );
}

import { useLocation, useNavigate } from '@university/shared/router';
import { ButtonLink, Container, Message, PageHeader, Section } from '@university/shared/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Loaded } from './Loaded';

type LoadedPageProps<T> = ComponentProps<typeof Loaded<T>> & {
  /** Heading of the page while it is not known what it is about. */
  title: string;
};

/** A page that is about one thing: all of it waits for that thing's data. */
export function LoadedPage<T>({ title, query, ...rest }: LoadedPageProps<T>) {
  useLateArrival(query.data !== undefined);
  const page = <Loaded query={query} {...rest} />;
  if (query.data !== undefined) return page;
  return (
    <>
      <PageHeader title={title} />
      <Section>
        <Container>{page}</Container>
      </Section>
    </>
  );
}

/** Opens the same address once more when the data comes after all: its loader knows the page's title, or a better address. */
function useLateArrival(isThere: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const wasMissing = useRef(!isThere);
  useEffect(() => {
    if (!isThere || !wasMissing.current) return;
    wasMissing.current = false;
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  }, [isThere, location, navigate]);
}

interface NoSuchThingProps {
  title: string;
  /** What the address may have meant, in a sentence or two. */
  children: ReactNode;
  /** Where what people look for can be found. */
  to: string;
  link: string;
}

/** Stands where an address names nothing; its status is 404. */
export function NoSuchThing({ title, children, to, link }: NoSuchThingProps) {
  return (
    <>
      <PageHeader title={title} />
      <Section>
        <Container>
          <Message>
            {children}
            <ButtonLink $look="quiet" to={to}>
              {link}
            </ButtonLink>
          </Message>
        </Container>
      </Section>
    </>
  );
}

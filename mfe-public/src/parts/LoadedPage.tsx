import { useLocation, useNavigate } from '@university/shared/router';
import { Container, PageHeader, Section } from '@university/shared/ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Loaded } from './Loaded';

type Props<T> = ComponentProps<typeof Loaded<T>> & {
  /** Heading of the page while it is not known what it is about. */
  title: string;
};

/** A page that is about one thing: all of it waits for that thing's data. */
export function LoadedPage<T>({ title, query, ...rest }: Props<T>) {
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

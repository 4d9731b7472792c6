import { ApiError } from '@university/shared';
import { Container, Failed, Message, PageHeader, Section } from '@university/shared/ui';
import { resultName, type ResultPage } from '../allotment/tracks';
import { HelpDesk } from '../HelpDesk';
import { StatusLine } from '../StatusLine';
import { show } from '../texts';

interface Props {
  page: ResultPage;
  error: Error | null;
  /** The service is full, and the page goes on asking. */
  isBusy: boolean;
  onRetry: () => void;
}

/** Stands where the record is not there (yet). */
export function ResultState({ page, error, isBusy, onRetry }: Props) {
  const isWithdrawn = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title={show.title(resultName(page))} seed={page.track} />
      <Section>
        <Container>
          {!error && <StatusLine>{isBusy ? show.busy : show.loading}</StatusLine>}
          {isWithdrawn && (
            <Message role="alert">
              {show.withdrawn(resultName(page))} <HelpDesk />
            </Message>
          )}
          {error && !isWithdrawn && <Failed onRetry={onRetry}>{show.failed}</Failed>}
        </Container>
      </Section>
    </>
  );
}

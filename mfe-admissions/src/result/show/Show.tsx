import { prepare } from '@university/shared/reading';
import { ApiError } from '@university/shared';
import { type Allotment, SEAT } from '@university/shared/contract';
import { useQuery, useQueryClient } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Container, Failed, Message, Section } from '@university/shared/kit';
import { useCallback, useEffect } from 'react';
import { HelpDesk, StatusLine } from '../../look';
import { codesQuery, scheduleQuery } from '../../rounds/queries';
import { resultNameIn, useNames } from '../../rounds/names';
import { type ResultPage, resultPageFor } from '../../rounds/result-pages';
import { NoRound } from '../sign-in/ResultSwitch';
import { noRound } from '../sign-in/texts';
import { allotmentQuery, forgetAllotments, isSignedOut } from '../api';
import { type LeaveReason, useLeave, useResultPage } from '../navigation';
import { isBusy } from '../retry-while-busy';
import { useOtherTabs } from '../session/other-tabs';
import { signingOut } from '../session/sign-out';
import { Result } from './Result';
import { SeatHeader } from './Parts';
import { show } from './texts';

/** The record itself is read in the browser only. */
export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  const [known] = await Promise.all([prepare(queryClient, scheduleQuery()), prepare(queryClient, codesQuery())]);
  const page = resultPageFor(url.pathname, url.searchParams);
  return page ? { title: SEAT.title(resultNameIn(known, page)) } : { title: noRound.title, status: 404 };
}

function reasonToLeave(page: ResultPage, error: Error | null, allotment?: Allotment): LeaveReason | null {
  if (isSignedOut(error)) return 'signed-out';
  const record = allotment?.record;
  return record && (record.track !== page.track || record.round !== page.round) ? 'other-record' : null;
}

/** The round was unpublished, perhaps while the record is on screen. */
const isWithdrawn = (error: Error | null) => error instanceof ApiError && error.status === 404;

interface Props {
  page: ResultPage;
  error: Error | null;
  isBusy: boolean;
  onRetry: () => void;
}

function ResultState({ page, error, isBusy, onRetry }: Props) {
  const result = useNames().result(page);
  return (
    <>
      <SeatHeader title={SEAT.title(result)} />
      <Section>
        <Container>
          {!error && <StatusLine>{isBusy ? show.busy : show.loading}</StatusLine>}
          {isWithdrawn(error) && (
            <Message role="alert">
              {show.withdrawn(result)} <HelpDesk />
            </Message>
          )}
          {error && !isWithdrawn(error) && <Failed onRetry={onRetry}>{show.failed}</Failed>}
        </Container>
      </Section>
    </>
  );
}

export default function Show() {
  const page = useResultPage();
  return page ? <ShowOf page={page} /> : <NoRound />;
}

function ShowOf({ page }: { page: ResultPage }) {
  const { data, error, refetch, isFetching, failureReason, dataUpdatedAt } = useQuery(allotmentQuery(page));
  const leave = useLeave(page);
  const reason = reasonToLeave(page, error, data);
  const readAgain = useCallback(() => void refetch(), [refetch]);
  useForgetOnLeaving();
  useOtherTabs(readAgain);
  useEffect(() => signingOut.reset(), []);
  useEffect(() => {
    if (reason && !signingOut.isUnderway()) void leave(reason);
  }, [leave, reason]);

  if (data && !reason && !isWithdrawn(error)) {
    // Another applicant may have signed in in another tab: share no state.
    return (
      <Result key={data.record._id} page={page} allotment={data} receivedAt={dataUpdatedAt} onReadAgain={readAgain} />
    );
  }
  return (
    <ResultState
      page={page}
      error={reason || isFetching ? null : error}
      isBusy={isBusy(failureReason)}
      onRetry={readAgain}
    />
  );
}

function useForgetOnLeaving(): void {
  const queryClient = useQueryClient();
  useEffect(() => () => forgetAllotments(queryClient), [queryClient]);
}

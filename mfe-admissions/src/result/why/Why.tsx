import { type AllotmentRecord, reasonsOf, SEAT, type SeatPage, type SeatProof } from '@university/shared/contract';
import { Button, Loaded, Message, Stack } from '@university/shared/kit';
import { useQuery, useQueryClient, useSingleMutation } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { useEffect, useState } from 'react';
import { HelpDesk, Summary } from '../../look';
import { codesQuery, seatAllotmentsQuery } from '../../rounds/queries';
import type { ResultPage } from '../../rounds/result-pages';
import { useSlow } from '../../use-slow';
import { isSignedOut, reasonsQuery } from '../api';
import { isBusy } from '../retry-while-busy';
import { Wishes } from '../show/Parts';
import { show } from '../show/texts';
import { check, why } from './texts';

interface Props {
  at: ResultPage;
  record: AllotmentRecord;
  preferences: SeatPage['preferences'];
  onSignedOut: () => void;
}

export function Why({ at, record, preferences, onSignedOut }: Props) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...reasonsQuery(at, record._id), enabled: isOpen });
  const { data: codes } = useQuery(codesQuery());
  const hasLeft = isSignedOut(query.error);
  useEffect(() => {
    if (hasLeft) onSignedOut();
  }, [hasLeft, onSignedOut]);

  const nameOf = (position: number) => {
    const wish = preferences.find((each) => each.position === position);
    return wish ? `${wish.program.text}, ${wish.campus.text}` : SEAT.preference(position);
  };
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>{why.title}</Summary>
      <Loaded
        query={query}
        hasFailed={query.isError && !hasLeft}
        loading={isBusy(query.failureReason) ? show.busy : why.loading}
        failed={why.failed}
      >
        {({ reasons, proof }) =>
          reasons.length === 0 ? (
            <p>{why.none}</p>
          ) : (
            <Stack $gap={3}>
              <Wishes>
                {reasons.map((reason) => (
                  <li key={reason.position} value={reason.position}>
                    <strong>{nameOf(reason.position)}</strong>
                    {reasonsOf(reason, { codes, isKept: proof?.row.kept ?? false }).map((sentence) => (
                      <p key={sentence}>{sentence}</p>
                    ))}
                  </li>
                ))}
              </Wishes>
              {proof && <Check record={record} proof={proof} />}
            </Stack>
          )
        }
      </Loaded>
    </details>
  );
}

/** Whether the row says what the page says. */
const isOf = (record: AllotmentRecord, { outcome, category_allocated, program_preference }: SeatProof['row']) =>
  outcome === record.outcome &&
  category_allocated === record.category_allocated &&
  program_preference === record.program_preference;

function Check({ record, proof }: { record: AllotmentRecord; proof: SeatProof }) {
  const queryClient = useQueryClient();
  const { data, error, isPending, mutate } = useSingleMutation({
    mutationFn: async (): Promise<boolean> => {
      const [{ isInTree }, rounds] = await Promise.all([
        import('./proof'),
        queryClient.fetchQuery({ ...seatAllotmentsQuery(), staleTime: 0 }),
      ]);
      const { cycle, track, round } = record;
      const published = rounds.find((each) => each.cycle === cycle && each.track === track && each.round === round);
      return Boolean(published && isOf(record, proof.row) && (await isInTree(proof, published.digests.tree)));
    },
  });
  const isSlow = useSlow(isPending);
  const said = error ? check.failed : data ? check.there : data === false && check.notThere;
  return (
    <Stack $gap={1}>
      <h3>{check.title}</h3>
      <p>
        {check.lead} <Link to="/admission/seats">{check.all}</Link>
      </p>
      <div>
        <Button type="button" $look="quiet" aria-disabled={isSlow} onClick={() => mutate()}>
          {isSlow ? check.checking : check.check}
        </Button>
      </div>
      {said && (
        <Message $tone={data ? 'good' : 'bad'} role={data ? 'status' : 'alert'}>
          {said} {data === false && <HelpDesk />}
        </Message>
      )}
    </Stack>
  );
}

import type { RoundDetail, RoundSummary } from '@university/shared/contract';
import { Message } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link, useParams, useSearchParams } from '@university/shared/router';
import type { ReactNode } from 'react';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/actions';
import { roundQuery } from './queries';
import { resultsPage, roundName } from './rounds';
import { texts } from './texts';

const NUMBER = /^[1-9]$/;

interface Props {
  titleOf?: (round: RoundSummary) => string;
  lead?: string;
  /** By default all rounds of the year. */
  back?: (round: RoundSummary) => { to: string; label: string };
  children: (detail: RoundDetail) => ReactNode;
}

/** A page of the round that the address names. */
export function RoundFrame({ titleOf = roundName, lead, back, children }: Props) {
  const { track = '', round = '' } = useParams();
  const cycle = useSearchParams()[0].get('cycle') ?? '';
  const isNamed = NUMBER.test(round);
  const detail = useQuery({
    ...roundQuery({ track, round: Number(round), ...(cycle && { cycle }) }),
    enabled: isNamed,
  });
  const known = detail.data?.round;
  const missing = <Message role="alert">There is no such round.</Message>;
  const rounds = known || cycle ? resultsPage(known?.cycle ?? cycle) : '/admin/results';
  const up = (known && back?.(known)) ?? { to: rounds, label: texts.round.back };
  return (
    <StaffArea title={known ? titleOf(known) : texts.title} lead={lead}>
      <div>
        <Link to={up.to}>{up.label}</Link>
      </div>
      {isNamed ? (
        <Read key={known?._id} query={detail} failed={texts.round.failed} missing={missing}>
          {children}
        </Read>
      ) : (
        missing
      )}
    </StaffArea>
  );
}

import { useSession } from '@university/shared';
import type { AnswerOf } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { secondFactorQuery } from '../api/second-factor';

type SecondFactor = AnswerOf<'readSecondFactor'>['data'];

/** Whether the account can do nothing before it has a second factor. */
export const lacksSecondFactor = ({ isRequired, isOn, hasPasskey }: SecondFactor) => isRequired && !isOn && !hasPasskey;

/** What the own account has beside its password. @param staleTime milliseconds for which an earlier answer will do */
export function useSecondFactor(staleTime = 0) {
  const session = useSession();
  return useQuery({ ...secondFactorQuery(session?.email ?? ''), staleTime, enabled: session !== null });
}

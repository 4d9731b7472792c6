import { ApiError } from '@university/shared';
import type { Grievance } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { useInvalidate } from '../api/invalidate';
import { grievanceQuery } from '../api/queries';
import { presentIn } from '../form/messages';
import { texts } from './texts';

type Answer = Promise<{ data: { grievance: Grievance | null } }>;

/**
 * `change(call)`: changes a grievance, and shows what it is then; also where somebody else was faster, which is said as a
 * failure. Gives the grievance as it is now, or null where it is not for the caller's eyes any more.
 */
export function useChange(id: string) {
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const show = (grievance: Grievance) => queryClient.setQueryData(grievanceQuery(id).queryKey, grievance);
  return async (make: () => Answer): Promise<Grievance | null> => {
    try {
      const { grievance } = (await make()).data;
      if (grievance) show(grievance);
      return grievance;
    } catch (error) {
      const now = presentIn<Grievance>(error, 'grievance');
      if (!now) throw error;
      show(now);
      throw new ApiError(409, 'conflict', texts.settle.conflict);
    } finally {
      invalidate('grievances');
    }
  };
}

/** The contract of grievances, apart from the rest, so that no other page of the staff area brings it. */
import '../zod-without-eval';
import { GRIEVANCE_ENTRY_KINDS, type GrievanceEntryKind } from '@university/shared/contract';

export {
  CLOSED_STATUSES,
  formatMobile,
  type Grievance,
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_STATUSES,
  GRIEVANCE_STEPS,
  GRIEVANCE_HOLDERS,
  GRIEVANCE_MONTHS,
  grievanceExtension,
  grievanceMove,
  grievanceNote,
  grievanceUpdate,
  HELP_REASONS,
  type SignInHelp,
} from '@university/shared/contract';

/** Whether the person who sent the grievance never sees such an entry. */
export const isInternal = (kind: GrievanceEntryKind): boolean =>
  GRIEVANCE_ENTRY_KINDS.some(({ id, public: isPublic }) => id === kind && !isPublic);

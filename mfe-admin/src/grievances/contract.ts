/** The contract of grievances, apart from the rest, so that no other page of the staff area brings it. */
import '../zod-without-eval';

export {
  CLOSED_STATUSES,
  formatMobile,
  type Grievance,
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_ENTRY_KINDS,
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

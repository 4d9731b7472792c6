/** Apart, so that only these pages bundle the contract of grievances. */
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

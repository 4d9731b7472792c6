/** Apart, so that only these pages bundle the contract of results. */
import '../zod-without-eval';

export {
  applicantCorrection,
  DECISIONS,
  IMPORT_FILE_LIMIT,
  LEAST_SOUGHT,
  RUN_DAYS,
  runForm,
  liftHold,
  MOST_PHOTOS,
  MOST_TAKE_BACK_MINUTES,
  PHOTO_LIMIT,
  PHOTO_NAME,
  PHOTOS_LIMIT,
  plainCode,
  resultBase,
  staffDecision,
} from '@university/shared/contract';

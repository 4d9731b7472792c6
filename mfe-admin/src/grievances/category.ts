import type { GrievanceCategory } from '@university/shared/contract';
import { GRIEVANCE_CATEGORIES } from '../contract';

export const categoryInWords = (category: GrievanceCategory): string =>
  GRIEVANCE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;

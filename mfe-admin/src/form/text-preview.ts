import { later } from '../area/StaffArea';

export const TextPreview = later(() => import('./TextPreview').then((module) => module.TextPreview));

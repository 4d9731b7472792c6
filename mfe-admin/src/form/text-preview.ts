import { later } from '../area/Later';

export const TextPreview = later(() => import('./TextPreview').then((module) => module.TextPreview));

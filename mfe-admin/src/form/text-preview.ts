import { later } from '../area/Later';

/** The preview of a Markdown text; its code comes when one is first wanted. */
export const TextPreview = later(() => import('./TextPreview').then((module) => module.TextPreview));

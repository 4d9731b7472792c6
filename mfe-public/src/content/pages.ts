import type { RouteDescriptor } from '@university/shared/remote';
import { texts } from './texts.built';

/** A page for every Markdown file: where it lies below content/en is its address. */
export const contentPages: readonly Omit<RouteDescriptor, 'load'>[] = Object.entries(texts ?? {}).map(
  ([name, { title, description, keywords }]) => ({
    id: `mfe-public:${name.replaceAll('/', '.')}`,
    path: `/${name}`,
    title,
    description,
    ...(keywords && { keywords }),
  }),
);

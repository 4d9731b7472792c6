import type { DocumentArgs, RouteDescriptor } from '@university/shared/remote';
import { calendarFiles } from '../calendars/files.built';
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

/** What was written when the site was built: a calendar, or a text as JSON for navigations within the site. */
export default async function builtDocument({ params, url }: DocumentArgs): Promise<string | null> {
  const calendar = calendarFiles?.[url.pathname];
  if (calendar) return calendar;
  const name = params['*']?.replace(/\.json$/, '') ?? '';
  const text = texts && Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text ? JSON.stringify(text) : null;
}

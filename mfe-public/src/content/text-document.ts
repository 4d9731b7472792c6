import type { DocumentArgs } from '@university/shared/remote';
import { texts } from './texts.built';

/** A text as JSON, for navigations within the site. */
export default async function textDocument({ params }: DocumentArgs): Promise<string | null> {
  const name = params['*']?.replace(/\.json$/, '') ?? '';
  const text = texts && Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text ? JSON.stringify(text) : null;
}

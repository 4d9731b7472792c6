import { read } from '@university/shared';
import type { DocumentArgs } from '@university/shared/remote';
import { feedPath, pathOf } from '../notices/address';
import { SECTIONS, sectionNamed } from '../notices/sections';
import { texts } from '../notices-texts';
import { FEED_SIZE, rssOf } from './feed';

/** The newest notices of a section; null where the address names none. */
export default async function feedOfSection(args: DocumentArgs): Promise<string | null> {
  const section = sectionNamed(args.params.section);
  if (!section) return null;
  const { data } = await read(args.queryClient, '/notice', { query: { section, limit: FEED_SIZE } });
  const channel = {
    title: texts.feed.of(SECTIONS[section].label),
    description: texts.feed.describe(SECTIONS[section].about),
    page: pathOf(section),
    feed: feedPath(section),
  };
  return rssOf(data.notices, channel, args);
}

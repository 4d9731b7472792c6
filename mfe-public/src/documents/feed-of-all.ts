import { read } from '@university/shared';
import type { DocumentArgs } from '@university/shared/remote';
import { feedPath } from '../notices/address';
import { texts } from '../notices-texts';
import { FEED_SIZE, rssOf } from './feed';

/** The newest notices of all sections. */
export default async function feedOfAll(args: DocumentArgs): Promise<string> {
  const { data } = await read(args.queryClient, '/notice', { query: { limit: FEED_SIZE } });
  const channel = {
    title: texts.feed.all,
    description: texts.feed.describeAll,
    page: '/notices',
    feed: feedPath(),
  };
  return rssOf(data.notices, channel, args);
}
